import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { cityList } from '@/content/cities';
import { cityWords } from '@/content/home';
import { CityIntro } from './city-intro';

const [city] = cityList;
if (!city) throw new Error('There is no town to show.');

const nearby = [{ text: 'Crofton', path: '/crofton' }];
const landings = [{ text: 'Car detailing in Duncan', path: '/car-detailing-duncan' }];

test('a town names the nearest towns and its landings as links', () => {
  document.body.innerHTML = renderToString(<CityIntro city={city} nearby={nearby} landings={landings} />);
  screen.getByRole('heading', { name: cityWords.nearbyHeading });
  screen.getByRole('heading', { name: cityWords.landingsHeading(city.name) });
  for (const { text, path } of [...nearby, ...landings]) {
    expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe(path);
  }
});

test('where there is no other town and no landing page, no heading stands over an empty list', () => {
  const lists = () => screen.getAllByRole('list').length;
  document.body.innerHTML = renderToString(<CityIntro city={city} nearby={nearby} landings={landings} />);
  const listsWithLinks = lists();
  document.body.innerHTML = renderToString(<CityIntro city={city} nearby={[]} landings={[]} />);
  expect(screen.queryByText(cityWords.nearbyHeading)).toBeNull();
  expect(screen.queryByText(cityWords.landingsHeading(city.name))).toBeNull();
  expect(lists()).toBe(listsWithLinks - 2);
});
