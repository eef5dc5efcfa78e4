/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { newFolder } from '../scratch.fixture';
import { firstPictures, inlineScript, laterScripts, weighPage } from './page-weight';

test('script that counts before a touch is what runs or sets rules, not data', () => {
  const html =
    '<script type="application/ld+json">{"a":1}</script><script type="speculationrules">{"prerender":[]}</script><script data-chunks="/1.js">start()</script>';
  expect(inlineScript(html)).toBe('{"prerender":[]}start()');
});

test('a phone takes the first source of a picture that is not lazy, just wide enough for its screen', () => {
  const sources = (name: string) =>
    `<source type="image/avif" srcset="/${name}-1080.avif 1080w, /${name}-480.avif 480w, /${name}-828.avif 828w, /${name}-640.avif 640w"><source type="image/webp" srcset="/${name}.webp 828w">`;
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

test('each part of a page weighs what is sent of it, and data counts as markup', () => {
  const folder = newFolder();
  const write = (file: string, text: string | Buffer) => writeFileSync(`${folder}/${file}`, text);
  const data = '<script type="application/ld+json">{"name":"Detailer"}</script>';
  const [style, script, body] = ['a { color: red }', 'start()', `<p>Words</p>${data}`];
  const scripts = `<script data-chunks="/1.js" data-payload="/p.js">${script}</script>`;
  const font = '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>';
  const picture = '<picture><source srcset="/hero.avif 828w"><img alt=""></picture>';
  const html = `${font}<style>${style}</style>${body}${picture}${scripts}`;
  write('index.html', html);
  for (const [file, bytes] of [
    ['a.woff2', 100],
    ['hero.avif', 200],
    ['1.js', 3000],
    ['1.js.br', 30],
    ['p.js', 4],
  ] as const) {
    write(file, Buffer.alloc(bytes));
  }
  const sent = (text: string) => brotliCompressSync(text).length;
  expect(weighPage(folder, '/')).toEqual({
    document: sent(html),
    markup: sent(`${font}${body}${picture}`),
    css: sent(style),
    inlineScript: sent(script),
    fonts: 100,
    firstPictures: 200,
    laterScript: 34,
  });
});
