import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { encodePictures } from '@/components/ui/picture-manifest.fixture';
import { homeCity, homeProvince } from '@/content/business';
import { pairTags } from '@/content/gallery';
import { callBanner } from '@/content/home';
import { indexingWords } from '@/content/indexing';
import { skipLinkLabel } from '@/content/navigation';
import { picturesOf } from '@/content/page-pictures';
import { pageWords } from '@/content/page-words';
import { homePage, slugPages } from '@/content/pages';
import { pictures } from '@/content/pictures';
import { quoteWords } from '@/content/quote';
import { brand as builtBrand } from '@/content/settings';
import { HomeTemplate } from './home-template';
import { SlugTemplate } from './slug-template';

encodePictures(Object.keys(pictures));

// The record of a page's words holds for every brand.
const brand = { ...builtBrand, name: '' };

/** Labels of controls, and other words whose change is not news. */
const unrecorded = new Set([
  skipLinkLabel,
  callBanner.button,
  ...Object.values(pairTags),
  '(view larger)',
  indexingWords.openButton,
  quoteWords.honeypot,
  `${homeCity}, ${homeProvince}`,
  ...brand.socialProfiles.map(({ name }) => name),
]);

const indexable = [homePage, ...slugPages].map((page) => [page.path, page] as const);

test.each(indexable)('every word that %s shows outside its navigation stands in content/page-words.ts', (_, page) => {
  const recorded = stringsOf(pageWords(page));
  const shown = visibleTexts(renderPage(page));
  expect(shown.length).toBeGreaterThan(50);
  expect(shown.filter((text) => !unrecorded.has(text) && !recorded.some((words) => words.includes(text)))).toEqual([]);
});

test.each(indexable)('%s shows all that content/page-words.ts has of it, around and in its content', (_, page) => {
  const { around, ...own }: { around?: { frame?: unknown } } = pageWords(page);
  const { frame, ...inner } = { ...around };
  document.body.innerHTML = renderPage(page);
  const content = screen.getByRole('main');
  content.remove();
  expect(missing(stringsOf([own, inner]), content).filter((text) => !unshown(page).has(text))).toEqual([]);
  expect(missing(stringsOf(frame), document.body)).toEqual([]);
});

test.each(indexable)('the sitemap has the pictures that %s shows', (_, page) => {
  document.body.innerHTML = renderPage(page);
  const shown = [...screen.getByRole('main').querySelectorAll('img')].flatMap(({ alt }) => alt || []);
  const listed = picturesOf(page, brand).map((name) => pictures[name].alt);
  expect(shown).toEqual(listed);
});

type IndexablePage = (typeof indexable)[number][1];

function renderPage(page: IndexablePage) {
  return renderToString(
    page.kind === 'home' ? <HomeTemplate brand={brand} /> : <SlugTemplate brand={brand} page={page} />,
  );
}

/** What only stands in the head of a page, in its address and in the links to it. */
function unshown(page: IndexablePage): ReadonlySet<string> {
  const landing = 'landing' in page ? [page.landing.kind, page.landing.linkText] : [];
  return new Set([page.slug, page.title, page.metaDescription, ...landing]);
}

/** Those of the texts that stand neither in words nor in an attribute that a visitor or the form uses. */
function missing(texts: ReadonlyArray<string>, parent: Element): ReadonlyArray<string> {
  const attributes = [...parent.querySelectorAll('*')].flatMap((element) =>
    ['alt', 'aria-label', 'placeholder', 'href', 'name', 'value', 'id'].map((name) => element.getAttribute(name)),
  );
  const shown = [parent.textContent, ...attributes].join('\n');
  return texts.filter((text) => !shown.includes(text));
}

/** The words of the text nodes, in pieces as the content files have them. */
function visibleTexts(html: string): ReadonlyArray<string> {
  document.body.innerHTML = html;
  for (const element of document.querySelectorAll('nav, svg, script')) element.remove();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Array<string> = [];
  while (nodes.nextNode()) texts.push(...(nodes.currentNode.textContent ?? '').split(/\s· /));
  return texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
}

function stringsOf(value: unknown): ReadonlyArray<string> {
  if (typeof value === 'string') return [value];
  return Object.values(value ?? {}).flatMap(stringsOf);
}
