import { render, screen, within } from '@testing-library/react';
import { coast } from '@/content/coast';
import { ServiceMap } from './service-map';

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
