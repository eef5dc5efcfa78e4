import { render, screen } from '@testing-library/react';
import { ServiceMap } from './service-map';

test('the towns of the map follow each other as they are listed, however crowded they are', () => {
  const towns = [
    { slug: 'nanaimo', name: 'Nanaimo', latitude: 49.1659, longitude: -123.9401 },
    { slug: 'esquimalt', name: 'Esquimalt', latitude: 48.4306, longitude: -123.4148 },
    { slug: 'victoria', name: 'Victoria', latitude: 48.4284, longitude: -123.3656 },
  ];
  render(<ServiceMap cities={towns} label="Map" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual(
    towns.map(({ name }) => name),
  );
});
