import { renderToString } from 'react-dom/server';
import { encodePictures } from '@/components/ui/picture-manifest.fixture';
import { homeCity } from '@/content/business';
import { pairTags } from '@/content/gallery';
import { indexingTool } from '@/content/indexing';
import { skipLinkLabel } from '@/content/navigation';
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
  ...Object.values(pairTags),
  ', view larger',
  indexingTool.openButton,
  quoteWords.honeypot,
  `${homeCity}, BC`,
  ...brand.socialProfiles.map(({ name }) => name),
]);

const indexable = [homePage, ...slugPages].map((page) => [page.path, page] as const);

test.each(indexable)('every word that %s shows outside its navigation stands in content/page-words.ts', (_, page) => {
  const recorded = stringsOf(pageWords(page));
  const shown = visibleTexts(
    renderToString(page.kind === 'home' ? <HomeTemplate brand={brand} /> : <SlugTemplate brand={brand} page={page} />),
  );
  expect(shown.length).toBeGreaterThan(50);
  expect(shown.filter((text) => !unrecorded.has(text) && !recorded.some((words) => words.includes(text)))).toEqual([]);
});

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
