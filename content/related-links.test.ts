import { cityList } from './cities';
import { cityWords } from './home';
import { landingPages, slugPages } from './pages';
import { landingLinks, nearbyLinks, relatedLinks } from './related-links';

const addresses = slugPages.map(({ path }) => path);

test.each(landingPages)('$path leads on to other pages, each once', (page) => {
  const paths = relatedLinks(page).map(({ path }) => path);
  expect(paths).not.toContain(page.path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(addresses).toContain(path);
});

test('a landing page of a town leads to the town and to its other landing pages', () => {
  for (const page of landingPages) {
    if (page.kind === 'near-me') continue;
    const others = landingLinks(page.city).filter(({ path }) => path !== page.path);
    expect(relatedLinks(page).map(({ path }) => path)).toEqual([
      `/${page.city.slug}`,
      ...others.map(({ path }) => path),
    ]);
  }
});

test('a landing page without a town leads to the others without one', () => {
  const pages = landingPages.filter(({ kind }) => kind === 'near-me');
  for (const page of pages) {
    const others = pages.filter(({ path }) => path !== page.path);
    expect(relatedLinks(page).map(({ path }) => path)).toEqual(others.map(({ path }) => path));
  }
});

test('every town leads to four others, or to all there are', () => {
  for (const city of cityList) {
    const paths = nearbyLinks(city).map(({ path }) => path);
    expect(paths).toHaveLength(Math.min(4, cityList.length - 1));
    expect(paths).not.toContain(`/${city.slug}`);
  }
});

test('a link says where it leads: to a landing page in the words of that page, to a town by its name', () => {
  const words = new Map(landingPages.map(({ path, landing }) => [path, landing.linkText]));
  for (const page of landingPages) {
    for (const { text, path } of relatedLinks(page)) {
      const town = cityList.find(({ slug }) => path === `/${slug}`);
      expect(text).toBe(town ? cityWords.introHeading(town.name) : words.get(path));
    }
  }
  for (const city of cityList) {
    for (const { text, path } of landingLinks(city)) expect(text).toBe(words.get(path));
    for (const { text, path } of nearbyLinks(city)) {
      expect(text).toBe(cityList.find(({ slug }) => path === `/${slug}`)?.name);
    }
  }
});

test('a town leads to its own landing pages, and to no other town’s', () => {
  for (const city of cityList) {
    const own = landingPages.filter((page) => page.kind !== 'near-me' && page.city === city);
    expect(landingLinks(city).map(({ path }) => path)).toEqual(own.map(({ path }) => path));
  }
});
