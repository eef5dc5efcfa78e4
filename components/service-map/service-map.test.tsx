import { render, screen, within } from '@testing-library/react';
import { coast } from '@/content/coast';
import { largeLetters, ServiceMap } from './service-map';

const towns = [
  { slug: 'nanaimo', name: 'Nanaimo', latitude: 49.1659, longitude: -123.9401 },
  { slug: 'honeymoon-bay', name: 'Honeymoon Bay', latitude: 48.8175, longitude: -124.1725 },
  { slug: 'esquimalt', name: 'Esquimalt', latitude: 48.4306, longitude: -123.4148 },
  { slug: 'victoria', name: 'Victoria', latitude: 48.4284, longitude: -123.3656 },
];

test('the towns of the map follow each other as they are listed, however crowded they are', () => {
  render(<ServiceMap cities={towns} label="Map" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual(
    towns.map(({ name }) => name),
  );
});

test('north is up and west is left: the dots of a town lie together, further down and right the further south and east', () => {
  render(<ServiceMap cities={towns} label="Map" />);
  const inOrderOf = (side: 'latitude' | 'longitude') => towns.toSorted((a, b) => a[side] - b[side]);
  expect(towns.toSorted((a, b) => centreOf(b).y - centreOf(a).y)).toEqual(inOrderOf('latitude'));
  expect(towns.toSorted((a, b) => centreOf(a).x - centreOf(b).x)).toEqual(inOrderOf('longitude'));
});

test('the map shows the coast, and a town with room around it by its name, once for each size of letters', () => {
  const { container } = render(<ServiceMap cities={towns} label="Map" />);
  expect(container.querySelector('path')?.getAttribute('d')).toBe(coast.path);
  for (const { name } of towns.slice(0, 2)) expect(within(linkTo(name)).getAllByText(name)).toHaveLength(2);
  // Of two so close, one name gives way where the letters are large.
  for (const { name } of towns.slice(2)) expect(within(linkTo(name)).queryAllByText(name)).not.toHaveLength(0);
});

test('where not every name has room in large letters, the first town of the footer keeps its own', () => {
  const close = [5, 4, 3, 2, 1].map((footerOrder) => ({
    slug: `town-${footerOrder}`,
    name: `Cobble Hill ${footerOrder}`,
    latitude: 48.7 + footerOrder * 0.02,
    longitude: -124.05 + footerOrder * 0.05,
    footerOrder,
  }));
  render(<ServiceMap cities={close} label="Map" />);
  const labels = screen.getAllByText(/^Cobble Hill/, { selector: `[font-size="${largeLetters.fontSize}"]` });
  expect(labels.length).toBeLessThan(close.length);
  expect(labels.map((label) => label.textContent)).toContain('Cobble Hill 1');
});

test('a town is not opened by a press that is nearer to another town’s dot', () => {
  render(<ServiceMap cities={towns} label="Map" />);
  for (const town of towns) {
    const { x, y } = centreOf(town);
    const circles = linkTo(town.name).querySelectorAll('circle:not(.pointer-events-none)');
    const radius = Math.max(...[...circles].map((circle) => Number(circle.getAttribute('r'))));
    for (const other of towns.filter(({ slug }) => slug !== town.slug)) {
      const { x: otherX, y: otherY } = centreOf(other);
      expect(radius).toBeGreaterThan(0);
      // Lengths on the map are rounded to tenths.
      expect(radius).toBeLessThanOrEqual(Math.hypot(otherX - x, otherY - y) / 2 + 0.2);
    }
  }
});

test('a town with room around it is opened by a press beside its dot, and its name ends or begins there', () => {
  render(<ServiceMap cities={towns} label="Map" />);
  for (const town of towns.slice(0, 2)) {
    const radii = [...linkTo(town.name).querySelectorAll('circle:not(.pointer-events-none)')].map((circle) =>
      Number(circle.getAttribute('r')),
    );
    expect(Math.max(...radii)).toBeGreaterThanOrEqual(22);
    for (const label of within(linkTo(town.name)).getAllByText(town.name)) {
      const isLeft = Number(label.getAttribute('x')) < centreOf(town).x;
      expect(label.getAttribute('text-anchor')).toBe(isLeft ? 'end' : 'start');
    }
  }
});

function linkTo(name: string) {
  return screen.getByRole('link', { name });
}

/** Where all the circles of a town have their centre. */
function centreOf({ name }: { name: string }) {
  const circles = [...linkTo(name).querySelectorAll('circle')];
  const [x, ...otherX] = new Set(circles.map((circle) => Number(circle.getAttribute('cx'))));
  const [y, ...otherY] = new Set(circles.map((circle) => Number(circle.getAttribute('cy'))));
  if (x === undefined || y === undefined) throw new Error(`${name} has no dot.`);
  expect([...otherX, ...otherY]).toEqual([]);
  return { x, y };
}
