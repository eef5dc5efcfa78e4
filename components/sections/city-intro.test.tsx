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
  const html = renderToString(<CityIntro city={city} nearby={[]} />);
  expect(html).not.toContain(cityWords.nearbyHeading);
  expect(html).not.toContain('<ul class="flex');
});
