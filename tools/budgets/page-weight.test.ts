/** @jest-environment node */
import { firstPictures, inlineScript, laterScripts } from './page-weight';

test('script that counts before a touch is what runs or sets rules, not data', () => {
  const html =
    '<script type="application/ld+json">{"a":1}</script><script type="speculationrules">{"prerender":[]}</script><script data-chunks="/1.js">start()</script>';
  expect(inlineScript(html)).toBe('{"prerender":[]}start()');
});

test('a phone takes the first source of a picture that is not lazy, just wide enough for its screen', () => {
  const sources = (name: string) =>
    `<source type="image/avif" srcset="/${name}-480.avif 480w, /${name}-828.avif 828w, /${name}-640.avif 640w, /${name}-1080.avif 1080w"><source type="image/webp" srcset="/${name}.webp 828w">`;
  const html = `<picture>${sources('hero')}<img alt="" loading="eager"></picture><picture>${sources('gallery')}<img alt="" loading="lazy"></picture>`;
  expect(firstPictures(html)).toEqual(['/hero-828.avif']);
  expect(firstPictures('<picture><source srcset="/small-480.avif 480w"><img alt=""></picture>')).toEqual([
    '/small-480.avif',
  ]);
});

test('later scripts are those the loader lists', () => {
  expect(laterScripts('<script data-chunks="/1.js /2.js" data-payload="/p.js">start()</script>')).toEqual([
    '/1.js',
    '/2.js',
    '/p.js',
  ]);
  expect(laterScripts('<p>No islands</p>')).toEqual([]);
});
