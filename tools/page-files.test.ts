/** @jest-environment node */
import { existsSync } from 'node:fs';
import { slugPages } from '../content/pages';
import { assertPageFiles, pageFile } from './page-files';

test.each(slugPages)('the words of $path are in a file of its name', (page) => {
  expect(existsSync(pageFile(page))).toBe(true);
  expect(() => assertPageFiles([page])).not.toThrow();
});

test('a page that was given another address than its file stops the build, which says what visitors would lose', () => {
  const pages = slugPages.map((page, index) => (index === 1 ? { ...page, slug: 'elsewhere' } : page));
  expect(() => assertPageFiles(pages)).toThrow(
    'content/cities/index.ts lists "elsewhere", but there is no content/cities/elsewhere.ts. If the page is online',
  );
});
