import { render, screen, within } from '@testing-library/react';
import { cityList } from '@/content/cities';
import { regions } from '@/content/types';
import { ServiceArea } from './service-area';

test('each town stands under its own region, in the order of the towns; a region without towns is left out', () => {
  render(<ServiceArea cities={cityList} />);
  const shown = screen.getAllByRole('heading', { level: 3 }).map(({ textContent, nextElementSibling }) => [
    textContent,
    within(nextElementSibling as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ]);
  const townsOf = (region: string) => cityList.filter((city) => city.region === region).map(({ name }) => name);
  expect(shown).toEqual(
    regions.filter((region) => townsOf(region).length > 0).map((region) => [region, townsOf(region)]),
  );
});
