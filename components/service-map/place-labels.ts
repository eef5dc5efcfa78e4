type Town = { name: string; x: number; y: number };
export type LabelledTown<T extends Town> = T & { label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' } };
type Box = { left: number; right: number; top: number; bottom: number };

/** All lengths are in units of the map's viewBox. */
type MapSize = { width: number; height: number; fontSize: number; dotRadius: number };

const averageGlyphWidth = 0.6;

/**
 * Gives each town's name a place beside its dot where it covers no other dot, no other name and no edge: right of it
 * where that is free, else left, above or below. A town with no free side keeps the right one. Towns in a crowd choose
 * first, because they have the fewest free sides.
 */
export function placeLabels<T extends Town>(towns: ReadonlyArray<T>, size: MapSize): ReadonlyArray<LabelledTown<T>> {
  const gap = size.dotRadius + size.fontSize * 0.35;
  const taken: Array<Box> = towns.map(({ x, y }) => around(x, y, size.dotRadius + 2));

  const crowdsFirst = towns.toSorted((a, b) => neighbours(b, towns, size) - neighbours(a, towns, size));
  return crowdsFirst.map((town) => {
    const index = towns.indexOf(town);
    const width = town.name.length * size.fontSize * averageGlyphWidth;
    const middle = town.y + size.fontSize * 0.35;
    const choices = [
      { x: town.x + gap, y: middle, anchor: 'start' as const },
      { x: town.x - gap, y: middle, anchor: 'end' as const },
      { x: town.x, y: town.y - gap, anchor: 'middle' as const },
      { x: town.x, y: town.y + gap + size.fontSize * 0.8, anchor: 'middle' as const },
    ];
    const free = choices.find((label) => {
      const box = labelBox(label, width, size.fontSize);
      return isInside(box, size) && taken.every((other, at) => at === index || !overlaps(box, other));
    });
    const label = free ?? choices[0];
    if (!label) throw new Error('A label has at least one choice of place.');
    taken.push(labelBox(label, width, size.fontSize));
    return { ...town, label };
  });
}

function neighbours(town: Town, towns: ReadonlyArray<Town>, { fontSize }: MapSize) {
  return towns.filter(({ x, y }) => Math.abs(x - town.x) < fontSize * 3 && Math.abs(y - town.y) < fontSize).length;
}

function labelBox(
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' },
  width: number,
  fontSize: number,
): Box {
  const left = label.x - { start: 0, middle: width / 2, end: width }[label.anchor];
  return { left, right: left + width, top: label.y - fontSize * 0.85, bottom: label.y + fontSize * 0.25 };
}

function around(x: number, y: number, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function overlaps(a: Box, b: Box) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function isInside(box: Box, { width, height }: MapSize) {
  return box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
}
