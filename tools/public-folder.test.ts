/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pages } from '../content/pages';
import { assertPublicFolder } from './public-folder';
import { newFolder } from './scratch.fixture';

const slugs = pages.map(({ slug }) => slug);

test.each([
  ...slugs.map((slug) => `${slug || 'index'}.html`),
  'index.txt',
  'index',
  slugs.at(-1),
  `${slugs.at(-1)}.txt`,
  '404.html',
  'robots.txt',
  '_headers',
  'vercel.json',
  'firebase.json',
  'deploy/nginx.conf',
])('an owner’s file called %s stops the build', (file) => {
  const folder = newFolder();
  mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true });
  writeFileSync(`${folder}/${file}`, '');
  expect(() => assertPublicFolder(slugs, folder)).toThrow(`${folder}/${file} has the name of a page`);
});

test.each(['photos.tar.gz', 'deploy/menu.pdf'])(
  'an owner’s file called %s, which some hosts keep back, stops the build',
  (file) => {
    const folder = newFolder();
    mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, '');
    expect(() => assertPublicFolder(slugs, folder)).toThrow(`${folder}/${file} would not be found on some hosts`);
  },
);

test('files for a host, whose names begin with a dot, are welcome', () => {
  const folder = newFolder();
  writeFileSync(`${folder}/.htpasswd`, '');
  expect(() => assertPublicFolder(slugs, folder)).not.toThrow();
});

test('a search engine’s verification file is welcome', () => {
  const folder = newFolder();
  writeFileSync(`${folder}/google0123456789abcdef.html`, '');
  expect(() => assertPublicFolder(slugs, folder)).not.toThrow();
});

test('a folder called as a page is stops the build: Apache would answer for it in place of the page', () => {
  const folder = newFolder();
  mkdirSync(`${folder}/${slugs.at(-1)}`);
  expect(() => assertPublicFolder(slugs, folder)).toThrow(`${folder}/${slugs.at(-1)} has the name of a page`);
});
