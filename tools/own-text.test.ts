/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { entry } from '../content/checks/entry.fixture';
import { slugPages } from '../content/pages';
import { ownTextFaults, ownTexts } from './own-text';
import { newFolder } from './scratch.fixture';

test('a page copied from another is found, and so is the one it was copied from; lists of links do not count', () => {
  const folder = newFolder();
  const links = '<ul><li><a href="/a">Car Detailing A and B and C</a></li></ul>';
  const write = (slug: string, text: string) =>
    writeFileSync(path.join(folder, `${slug}.html`), `<main><p>${text}</p>${links}</main>`);
  for (const { slug } of slugPages) write(slug, `${slug}-x `.repeat(10));
  expect(ownTexts(folder).flatMap(ownTextFaults)).toEqual([]);
  const [original, copy] = [entry(slugPages, 0).slug, entry(slugPages, -1).slug];
  write(copy, `${original}-x `.repeat(10));
  const faults = ownTexts(folder).flatMap(ownTextFaults);
  expect(faults).toHaveLength(2);
  for (const slug of [original, copy]) expect(faults.join()).toContain(`/${slug} says too little`);
});

test('a draft is not judged', () => {
  const text = { slug: 'sooke', words: 500, share: 0.1 };
  expect(ownTextFaults({ ...text, isDraft: true })).toEqual([]);
  expect(ownTextFaults({ ...text, isDraft: false })).toHaveLength(1);
  expect(ownTextFaults({ ...text, isDraft: false, share: 0.45 })).toEqual([]);
});
