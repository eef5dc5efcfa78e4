import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { cityList } from '@/content/cities';
import { cityWords } from '@/content/home';
import { CityIntro } from './city-intro';

const [city] = cityList;
if (!city) throw new Error('There is no town to show.');

test('a town names the nearest towns as links', () => {
  const html = renderToString(<CityIntro city={city} nearby={[{ name: 'Crofton', path: '/crofton' }]} />);
  expect(html).toContain(cityWords.nearbyHeading);
  expect(html).toContain('href="/crofton"');
});

test('the only town there is has no heading over an empty list', () => {
  const lists = () => screen.getAllByRole('list').length;
  document.body.innerHTML = renderToString(<CityIntro city={city} nearby={[{ name: 'Crofton', path: '/crofton' }]} />);
  const listsWithNearby = lists();
  document.body.innerHTML = renderToString(<CityIntro city={city} nearby={[]} />);
  expect(screen.queryByText(cityWords.nearbyHeading)).toBeNull();
  expect(lists()).toBe(listsWithNearby - 1);
});
