import { render, screen } from '@testing-library/react';
import { encodePictures } from '@/components/ui/picture-manifest.fixture';
import { callLink } from '@/content/business';
import { hero } from '@/content/home';
import { pictures } from '@/content/pictures';
import { brand } from '@/content/settings';
import { Hero } from './hero';

encodePictures(Object.keys(pictures));

const { rating } = hero;
// Not jest.replaceProperty, which needs a rating to be there.
afterEach(() => Object.assign(hero, { rating }));

test('the hero calls the business and leads to the form', () => {
  render(<Hero brand={brand} heading="Detailing" lines={['Serving a town']} size="home" />);
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf(hero.callButton)).toBe(callLink);
  expect(addressOf(hero.quoteButton)).toBe('#quote');
  screen.getByRole('img', { name: pictures[brand.heroPicture].alt });
});

test.each([
  ['3.2/5', 3],
  ['4.9/5', 5],
])('a rating of %s shows the nearest number of stars', (figure, stars) => {
  hero.rating = { figure, words: 'from reviews' };
  render(<Hero brand={brand} heading="Detailing" lines={['Serving a town']} size="home" />);
  screen.getByRole('img', { name: `${stars} out of 5 stars`, hidden: true });
});

test('a business without a rating shows no stars', () => {
  hero.rating = undefined;
  render(<Hero brand={brand} heading="Detailing" lines={['Serving a town']} size="home" />);
  screen.getByRole('link', { name: hero.callButton });
  expect(screen.queryByRole('img', { name: /stars/, hidden: true })).toBeNull();
});

test('the car comes before all other pictures, and phones in portrait get a crop of it', () => {
  render(<Hero brand={brand} heading="Detailing" lines={['Serving a town']} size="home" />);
  const car = screen.getByRole('img', { name: pictures[brand.heroPicture].alt });
  expect(car.getAttribute('fetchpriority')).toBe('high');
  expect(car.closest('picture')?.querySelector('source')?.srcset).toContain(`${brand.heroPicture}:phone`);
});

test('below a breadcrumb the hero leads to the prices, which the home page has right below', () => {
  const { rerender } = render(<Hero brand={brand} heading="Detailing" lines={['Serving a town']} size="city" />);
  expect(screen.getByRole('link', { name: hero.pricesLink }).getAttribute('href')).toBe('#services');
  rerender(<Hero brand={brand} heading="Detailing" lines={['Serving a town']} size="home" />);
  expect(screen.queryByRole('link', { name: hero.pricesLink })).toBeNull();
});
