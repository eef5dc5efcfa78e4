import { render } from '@testing-library/react';
import fc from 'fast-check';
import { encodePictures } from '@/components/ui/picture-manifest.fixture';
import { canonicalOriginOf } from '@/content/brands/canonical-origin';
import { hostileText } from '@/content/checks/hostile-text.fixture';
import { oneLine } from '@/content/one-line';
import { type CityPage, type LandingPage, slugPages } from '@/content/pages';
import { pictures } from '@/content/pictures';
import { brand, origin } from '@/content/settings';
import { llmsEntry } from '../llms.txt/llms-entry';
import { JsonLd } from './json-ld';
import { pageGraph } from './page-graph';
import { pageMetadata } from './page-metadata';

encodePictures(Object.keys(pictures));

/** A page of the site with every word but its address replaced by what `words` returns. */
function rewrite(page: CityPage | LandingPage, words: () => string): CityPage | LandingPage {
  const kept = new Set(['kind', 'slug', 'path']);
  return JSON.parse(JSON.stringify(page), (key, value) => {
    return typeof value === 'string' && !kept.has(key) ? words() : value;
  });
}

const hostilePage = fc
  .tuple(fc.constantFrom(...slugPages), fc.array(hostileText, { minLength: 1, maxLength: 12 }))
  .map(([page, texts]) => {
    let next = 0;
    return rewrite(page, () => texts[next++ % texts.length] ?? '');
  });

test('whatever the words of a page are, its structured data stays one script that gives them all back', () => {
  fc.assert(
    fc.property(hostilePage, (page) => {
      const graph = pageGraph(page);
      const { container, unmount } = render(<JsonLd graph={graph} />);
      const parsed = new DOMParser().parseFromString(`<main>${container.innerHTML}<p>after</p></main>`, 'text/html');
      unmount();
      expect(Array.from(parsed.querySelectorAll('*'), ({ localName }) => localName)).toEqual([
        'html',
        'head',
        'body',
        'main',
        'script',
        'p',
      ]);
      expect(JSON.parse(parsed.querySelector('script')?.textContent ?? '')).toEqual(JSON.parse(JSON.stringify(graph)));
      expect(parsed.querySelector('script')?.textContent).not.toMatch(/<|[^\x20-\uffff]/);
    }),
  );
});

test('the words of a page never reach an address: names of nodes, canonical links and cards are those of its path', () => {
  fc.assert(
    fc.property(hostilePage, (page) => {
      const { path, slug } = page;
      const own = ['webpage', 'breadcrumb', page.kind === 'city' ? 'business' : 'service'].map(
        (fragment) => `${path}#${fragment}`,
      );
      const shared = ['/', '/#website', '/#organization', '/icons/icon-512.png', `/pictures/${brand.heroPicture}.jpg`];
      expect(addressesIn(pageGraph(page))).toEqual(
        new Set([path, ...own, ...shared].map((rest) => `${origin}${rest}`)),
      );
      const canonical = `${canonicalOriginOf(brand, origin)}${path}`;
      expect(addressesIn(pageMetadata(page))).toEqual(
        new Set([canonical, `${origin}${path}`, `${origin}/og/${slug}.png`]),
      );
    }),
  );
});

function addressesIn(value: unknown): ReadonlySet<string | undefined> {
  const found = JSON.stringify(value).matchAll(/"(?:@id|url|canonical|logo|image)":"([^"]*)"/g);
  return new Set(Array.from(found, ([, address]) => address));
}

test('a page is one line of llms.txt, and its link is its own', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (title, metaDescription) => {
      const entry = llmsEntry({ title, metaDescription, path: '/duncan' });
      expect(entry).not.toMatch(/[\n\r\p{Cc}\u2028\u2029]/u);
      // A label ends at the first bracket without a backslash before it.
      const [, label, address] = /^- \[((?:[^\\[\]]|\\.)*)\]\(([^)]*)\): /u.exec(entry) ?? [];
      expect(address).toBe(`${origin}/duncan`);
      expect(label?.replace(/\\(.)/gu, '$1')).toBe(oneLine(title));
    }),
  );
});
