import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { encodePictures } from '@/components/ui/picture-manifest.fixture';
import { breadcrumbTrail } from '@/content/breadcrumbs';
import { callLink, hours, phone } from '@/content/business';
import { callBanner, floatingCallLabel, landingWords } from '@/content/home';
import { navigation } from '@/content/navigation';
import { homePage, slugPages } from '@/content/pages';
import { pictures } from '@/content/pictures';
import { brand } from '@/content/settings';
import { HomeTemplate } from './home-template';
import { SlugTemplate } from './slug-template';

encodePictures(Object.keys(pictures));

test.each([homePage, ...slugPages])('a section that $path has is a link within it, any other leads home', (page) => {
  document.body.innerHTML = renderToString(
    page.kind === 'home' ? <HomeTemplate brand={brand} /> : <SlugTemplate brand={brand} page={page} />,
  );
  const links = within(screen.getByRole('navigation', { name: 'Sections' })).queryAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    navigation.map(({ id }) => (document.getElementById(id) ? `#${id}` : `/#${id}`)),
  );
});

test.each(slugPages)('$path shows the way back, and above a landing whom it serves', (page) => {
  document.body.innerHTML = renderToString(<SlugTemplate brand={brand} page={page} />);
  const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent?.replace(/\/$/, ''))).toEqual(
    breadcrumbTrail(page).map(({ name }) => name),
  );
  if (page.kind === 'car' || page.kind === 'auto')
    within(screen.getByRole('banner')).getByText(landingWords.headerLine(page.city.name));
});

test.each(slugPages)('header, floating button, footer and call banner of $path dial the number', (page) => {
  document.body.innerHTML = renderToString(<SlugTemplate brand={brand} page={page} />);
  const banner = page.kind === 'auto' ? page.landing.callToAction : callBanner;
  const closing = screen.getByRole('heading', { name: banner.heading }).closest('section');
  if (!closing) throw new Error('The call banner is no section.');
  for (const part of [screen.getByRole('banner'), closing, screen.getByRole('contentinfo')]) {
    const numbers = within(part).getAllByRole('link', { name: (name) => name.includes(phone.display) });
    for (const link of numbers) expect(link.getAttribute('href')).toBe(callLink);
  }
  const calls = [floatingCallLabel, ...(page.kind === 'car' ? [page.landing.book.button] : [])];
  for (const name of calls) expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(callLink);
});

test.each(slugPages.filter(({ kind }) => kind !== 'auto'))('the call banner of $path says when to call', (page) => {
  document.body.innerHTML = renderToString(<SlugTemplate brand={brand} page={page} />);
  const closing = screen.getByRole('heading', { name: callBanner.heading }).closest('section');
  expect(closing?.textContent).toContain(hours.words);
});
