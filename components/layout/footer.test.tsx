import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { callLink, email, homeCity, homeProvince, hours, phone } from '@/content/business';
import { cityList } from '@/content/cities';
import { maxFooterCities } from '@/content/city-lists';
import { footerWords } from '@/content/navigation';
import { landingPages } from '@/content/pages';
import { brand } from '@/content/settings';
import { Footer } from './footer';

test('the footer says where the business is and when it is open, and leads to phone, mail and profiles', () => {
  render(<Footer brand={brand} sections={[]} />);
  expect(screen.getByRole('contentinfo').textContent).toContain(hours.words);
  screen.getByText(`${homeCity}, ${homeProvince}`);
  expect(screen.getByText(/^©/)).toHaveTextContent(brand.name);
  expect(addressOf(phone.display)).toBe(callLink);
  expect(addressOf(email.address)).toBe(`mailto:${email.address}`);
  for (const { name, url } of brand.socialProfiles) expect(addressOf(name)).toBe(url);
});

test('the footer lists the towns that have a place in it, in its order, and every landing page', () => {
  render(<Footer brand={brand} sections={[]} />);
  const places = addressesIn(footerWords.areas).map((path) => cityList.find(({ slug }) => path === `/${slug}`));
  const orders = cityList.flatMap(({ footerOrder }) => footerOrder ?? []).toSorted((a, b) => a - b);
  expect(places.map((city) => city?.footerOrder)).toEqual(orders.slice(0, maxFooterCities));
  expect(addressesIn(footerWords.landings)).toEqual(landingPages.map(({ path }) => path));
});

test('the footer marks the page that it is on, and none where the page is not in its lists', () => {
  const [first] = landingPages;
  const { rerender } = render(<Footer brand={brand} currentPath={first?.path} sections={[]} />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', first?.path);
  rerender(<Footer brand={brand} sections={[]} />);
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
});

function addressOf(name: string) {
  return screen.getByRole('link', { name }).getAttribute('href');
}

function addressesIn(name: string) {
  const list = screen.queryByRole('navigation', { name });
  const links = list ? within(list).getAllByRole('link') : [];
  return links.map((link) => link.getAttribute('href'));
}
