type CityDot = { name: string; x: number; y: number };
/** Where a name begins, is centred or ends, in units of the map's viewBox. */
export type LabelPosition = { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
type LabelledCity<T extends CityDot> = T & { label: LabelPosition };
type Box = { left: number; right: number; top: number; bottom: number };

/** All lengths are in units of the map's viewBox. `room` is what a name keeps free to its left and right. */
type MapSize = { width: number; height: number; fontSize: number; dotRadius: number; room: number };

/** The average width of a letter of the text font at its weight here, in em; real names vary by a tenth. */
const averageGlyphWidth = 0.56;

/**
 * Gives each town's name a position beside its dot where it covers no other dot, no other name and no edge: left of it,
 * which is inland, where that is free, else right, above, below or at a corner, but not where it reads as the name of
 * another dot. A name covers a little where no position is free, and is left out where that would be more than a letter.
 * Towns in a crowd choose first, because they have the fewest free positions.
 */
export function placeLabels<T extends CityDot>(
  cities: ReadonlyArray<T>,
  size: MapSize,
): ReadonlyArray<LabelledCity<T>> {
  return [...placeInTurn(crowdsFirst(cities, size), size, size.fontSize ** 2)].filter((placed) => placed !== undefined);
}

/**
 * For a small map: every town's name, as above, if none covers more than a sliver of what is there. Otherwise the first
 * towns choose first, and a name with no free position is left out.
 */
export function placeLabelsThatFit<T extends CityDot>(
  cities: ReadonlyArray<T>,
  size: MapSize,
): ReadonlyArray<LabelledCity<T>> {
  const all: Array<LabelledCity<T>> = [];
  for (const placed of placeInTurn(crowdsFirst(cities, size), size, size.fontSize ** 2 / 6)) {
    if (!placed) return [...placeInTurn(cities, size, 0)].filter((other) => other !== undefined);
    all.push(placed);
  }
  return all;
}

function crowdsFirst<T extends CityDot>(cities: ReadonlyArray<T>, size: MapSize): ReadonlyArray<T> {
  return cities
    .map((city) => ({ city, neighbours: countNeighbours(city, cities, size) }))
    .toSorted((a, b) => b.neighbours - a.neighbours)
    .map(({ city }) => city);
}

/** Places one name after another: undefined in place of those that would cover more than an area. */
function* placeInTurn<T extends CityDot>(
  cities: ReadonlyArray<T>,
  size: MapSize,
  maxCovered: number,
): Generator<LabelledCity<T> | undefined> {
  const taken: Array<Box> = cities.map(({ x, y }) => around(x, y, size.dotRadius + 2));
  for (const city of cities) {
    const { label, box, covered } = findPosition(city, cities, taken, size);
    if (covered > maxCovered) yield undefined;
    else {
      taken.push(box);
      yield { ...city, label };
    }
  }
}

/** The position for a town's name that covers least of what is taken, which begins with the dots of all `cities`. */
function findPosition(city: CityDot, cities: ReadonlyArray<CityDot>, taken: ReadonlyArray<Box>, size: MapSize) {
  const gap = size.dotRadius + size.fontSize * 0.35;
  const width = city.name.length * size.fontSize * averageGlyphWidth;
  const middle = city.y + size.fontSize * 0.35;
  const [above, below] = [city.y - gap, city.y + gap + 2 + size.fontSize * 0.8];
  const beside = gap * 0.7;
  const positions: ReadonlyArray<LabelPosition> = [
    { x: city.x - gap, y: middle, anchor: 'end' },
    { x: city.x + gap, y: middle, anchor: 'start' },
    { x: city.x, y: above, anchor: 'middle' },
    { x: city.x, y: below, anchor: 'middle' },
    { x: city.x + beside, y: below, anchor: 'start' },
    { x: city.x + beside, y: above, anchor: 'start' },
    { x: city.x - beside, y: below, anchor: 'end' },
    { x: city.x - beside, y: above, anchor: 'end' },
  ];
  const reach = around(city.x, city.y, gap + width + size.fontSize);
  const own = cities.indexOf(city);
  const others = taken.filter((box, at) => at !== own && overlap(box, reach) > 0);
  const choices = positions.map((label) => {
    const box = labelBox(label, width, size);
    const start = outside(box, size) + misread(box, city, cities, size);
    return { label, box, covered: others.reduce((sum, other) => sum + overlap(box, other), start) };
  });
  return choices.reduce((best, choice) => (choice.covered < best.covered ? choice : best));
}

function countNeighbours(city: CityDot, cities: ReadonlyArray<CityDot>, { fontSize }: MapSize) {
  return cities.filter(({ x, y }) => Math.abs(x - city.x) < fontSize * 3 && Math.abs(y - city.y) < fontSize).length;
}

function labelBox(label: LabelPosition, width: number, { fontSize, room }: MapSize): Box {
  const left = label.x - { start: 0, middle: width / 2, end: width }[label.anchor];
  return {
    left: left - room,
    right: left + width + room,
    top: label.y - fontSize * 0.85,
    bottom: label.y + fontSize * 0.25,
  };
}

function around(x: number, y: number, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

/**
 * How much a name's middle counts beside its nearest point: enough that a name which begins at its own dot and runs on
 * under the next does not read as that one's, and little enough that a name may begin or end at its dot.
 */
const middleWeight = 1 / 6;

/** By how much another dot is nearer to a name than its own, as an area under the name. */
function misread(box: Box, city: CityDot, cities: ReadonlyArray<CityDot>, { fontSize, room }: MapSize) {
  const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const halfWidth = (box.right - box.left) / 2 - room;
  const distance = ({ x, y }: CityDot) => {
    const fromMiddle = Math.abs(x - middleX);
    return Math.hypot(Math.max(0, fromMiddle - halfWidth), y - middleY) + fromMiddle * middleWeight;
  };
  const ownDistance = distance(city);
  let nearest = ownDistance;
  for (const other of cities) {
    // With thousands of towns nearly all are out of the question for their height alone.
    if (Math.abs(other.y - middleY) < nearest) nearest = Math.min(nearest, distance(other));
  }
  return (ownDistance - nearest) * fontSize;
}

/** The area that two boxes share. */
function overlap(a: Box, b: Box) {
  if (a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left) return 0;
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return width * (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

/** The area of a box that lies beyond the map's edges. */
function outside(box: Box, { width, height }: MapSize) {
  const area = (box.right - box.left) * (box.bottom - box.top);
  return area - overlap(box, { left: 0, right: width, top: 0, bottom: height });
}
