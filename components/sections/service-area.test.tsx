import { render, screen } from '@testing-library/react';
import { cityList } from '@/content/cities';
import { entry } from '@/content/entry.fixture';
import { regions } from '@/content/types';
import { ServiceArea } from './service-area';

test('each town stands under its own region, in the order of the towns; a region without towns is left out', () => {
  const emptied = entry(cityList, 0).region;
  const cities = cityList.filter(({ region }) => region !== emptied);
  render(<ServiceArea cities={cities} />);
  const shown = screen
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent, nextElementSibling }) => [
      textContent,
      Array.from(nextElementSibling?.querySelectorAll('a') ?? [], (link) => link.textContent),
    ]);
  const townsOf = (region: string) => cities.filter((city) => city.region === region).map(({ name }) => name);
  expect(shown).toEqual(
    regions.filter((region) => townsOf(region).length > 0).map((region) => [region, townsOf(region)]),
  );
});
