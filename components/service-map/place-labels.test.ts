import { cityList } from '@/content/cities';
import { byFooterOrder } from '@/content/city-lists';
import { coast, project } from '@/content/coast';
import { placeLabels, placeLabelsThatFit } from './place-labels';
import { largeLetters, smallLetters } from './service-map';

const size = { width: 640, height: 746, fontSize: 20, dotRadius: 6, room: 4 };

test.each([
  ['small', smallLetters],
  ['large', largeLetters],
])('a town with room has its name in %s letters to the left of its dot, inland', (_, letters) => {
  const [city] = placeLabels([{ name: 'Duncan', x: 300, y: 300 }], { ...coast, ...letters });
  expect(city?.label.anchor).toBe('end');
  expect(city?.label.x).toBeLessThan(300);
});

test('a town at the left edge has its name to the right', () => {
  const [city] = placeLabels([{ name: 'Duncan', x: 10, y: 300 }], size);
  expect(city?.label.anchor).toBe('start');
});

test('a long name that would be cut at the left edge stands to the right, where a short one still has room', () => {
  const anchorOf = (name: string) => placeLabels([{ name, x: 130, y: 300 }], size)[0]?.label.anchor;
  expect(anchorOf('Sooke')).toBe('end');
  expect(anchorOf('Cobble Hill')).toBe('start');
});

test('two towns side by side do not write over each other', () => {
  const [west, east] = placeLabels(
    [
      { name: 'Esquimalt', x: 300, y: 300 },
      { name: 'Victoria', x: 330, y: 300 },
    ],
    size,
  );
  expect(west?.label.anchor).toBe('end');
  expect(east?.label.anchor).toBe('start');
});

test('on the site’s own map no name covers another name, and two in a line do not read as one', () => {
  const cities = placeLabels(
    cityList.map((city) => ({ name: city.name, ...project(city) })),
    { ...coast, ...smallLetters },
  );
  const { fontSize } = smallLetters;
  const boxes = cities.map(({ name, label }) => {
    const width = name.length * fontSize * 0.54;
    const left = label.x - { start: 0, middle: width / 2, end: width }[label.anchor];
    return {
      name,
      line: label.y,
      left,
      right: left + width,
      top: label.y - fontSize * 0.75,
      bottom: label.y + fontSize * 0.2,
    };
  });
  const covering = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => {
        const room = Math.abs(a.line - b.line) < fontSize * 0.6 ? fontSize * 0.5 : 0;
        return a.left < b.right + room && b.left < a.right + room && a.top < b.bottom && b.top < a.bottom;
      })
      .map((b) => `${a.name} and ${b.name}`),
  );
  expect(covering).toEqual([]);
});

test('a name with no position of its own is left out, and those around it stay', () => {
  const around = [-24, 0, 24].flatMap((x) => [-24, 0, 24].map((y) => ({ name: `${x} ${y}`, x: 300 + x, y: 300 + y })));
  const names = placeLabels(around, size).map(({ name }) => name);
  expect(names).not.toContain('0 0');
  expect(names.length).toBeGreaterThan(3);
});

test('on a small map a name with no free position is left out, and the first town keeps its own', () => {
  const crowd = ['Victoria', 'Esquimalt', 'Oak Bay', 'Saanich'].map((name, index) => ({
    name,
    x: 300 + (index % 2) * 15,
    y: 300 + Math.floor(index / 2) * 15,
  }));
  const wall = [-1, 1].flatMap((side) => crowd.map(({ x, y }) => ({ name: '', x: x + side * 40, y: y + side * 40 })));
  const names = placeLabelsThatFit([...crowd, ...wall], { ...size, fontSize: 28 }).map(({ name }) => name);
  expect(names).toContain('Victoria');
  expect(names).not.toContain('Saanich');
});

const footerFirst = cityList.toSorted(byFooterOrder).map((city) => ({ name: city.name, ...project(city) }));
const largeLabels = placeLabelsThatFit(footerFirst, { ...coast, ...largeLetters });

test('on the site’s own map the first town of the footer keeps its name in large letters', () => {
  expect(largeLabels.map(({ name }) => name)).toContain(footerFirst[0]?.name);
});

test('on the site’s own map no name in large letters begins or ends beside the dot of another town', () => {
  const nearest = largeLabels.map(({ label }) => {
    const distance = ({ x, y }: { x: number; y: number }) =>
      Math.hypot(x - label.x, y - label.y + largeLetters.fontSize * 0.35);
    return footerFirst.toSorted((a, b) => distance(a) - distance(b))[0]?.name;
  });
  expect(nearest).toEqual(largeLabels.map(({ name }) => name));
});

/** The crowd around Victoria, whatever towns the site has: their names stand above and below their dots. */
const crowd = [
  { name: 'Victoria', latitude: 48.4284, longitude: -123.3656 },
  { name: 'Saanich', latitude: 48.484, longitude: -123.377 },
  { name: 'Esquimalt', latitude: 48.4306, longitude: -123.4148 },
  { name: 'Langford', latitude: 48.4474, longitude: -123.505 },
  { name: 'Colwood', latitude: 48.4236, longitude: -123.4958 },
  { name: 'Oak Bay', latitude: 48.4265, longitude: -123.3167 },
].map((town) => ({ name: town.name, ...project(town) }));

test('in a crowd no name above or below its dot has its middle at the dot of another town', () => {
  const cities = placeLabels(crowd, { ...coast, ...smallLetters });
  const { fontSize } = smallLetters;
  const aboveOrBelow = cities.filter(({ y, label }) => Math.abs(label.y - fontSize * 0.35 - y) > fontSize * 0.5);
  const nearest = aboveOrBelow.map(({ name, label }) => {
    const width = name.length * fontSize * 0.54;
    const middle = label.x + { start: width / 2, middle: 0, end: -width / 2 }[label.anchor];
    const distance = ({ x, y }: { x: number; y: number }) => Math.hypot(x - middle, y - label.y + fontSize * 0.35);
    return cities.toSorted((a, b) => distance(a) - distance(b))[0]?.name;
  });
  expect(nearest).toEqual(aboveOrBelow.map(({ name }) => name));
  expect(nearest).not.toHaveLength(0);
});

test('the crowd around Victoria has all its names in large letters, whichever town is first', () => {
  for (const cities of [crowd, crowd.toReversed()]) {
    expect(placeLabelsThatFit(cities, { ...coast, ...largeLetters })).toHaveLength(crowd.length);
  }
});

/** A town among others, with two free corners: below, where another dot is near, and above. */
const amongOthers = [
  { name: 'Bay', x: 300, y: 300 },
  { name: '', x: 265, y: 300 },
  { name: '', x: 335, y: 300 },
  { name: '', x: 285, y: 275 },
  { name: '', x: 296, y: 324 },
];

test('a name does not begin beside the dot of another town while another corner is free', () => {
  const [bay] = placeLabels(amongOthers, size);
  expect(bay?.label.anchor).toBe('start');
  expect(bay?.label.y).toBeLessThan(300);
});

test('a town outside a crowd leaves the only good position to the town inside', () => {
  const placed = placeLabels([{ name: 'Shore', x: 372, y: 278 }, ...amongOthers], size);
  const [shore, bay] = ['Shore', 'Bay'].map((name) => placed.find((city) => city.name === name));
  expect(bay?.label.y).toBeLessThan(300);
  expect(shore?.label.anchor).toBe('start');
});
