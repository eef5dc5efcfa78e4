/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { attributeOf, preloadedFontsOf, tagsOf } from '../exported-html';
import { listFiles } from '../files';
import { moveToNewFolder, newFolder } from '../scratch.fixture';
import { dropUnused, finishPages } from './finish-export';

test('a payload that the export step cannot read is told with its page', async () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'duncan.html'), '<script>self.__next_f.push("?")</script>');
  await expect(finishPages(folder, [])).rejects.toThrow(
    /^The page duncan\.html could not be finished\. The router payload holds a script of an unknown kind/,
  );
});

test('what nothing asks for is taken out of the export, and all else stays', async () => {
  const folder = newFolder();
  const kept = ['duncan.html', 'google0123456789abcdef.html', 'indexnow.txt', 'pictures/hero.avif', 'robots.txt'];
  const unused = [
    'duncan.txt',
    'duncan/__next._tree.txt',
    '_not-found.html',
    '_not-found.txt',
    '_next/static/site/_buildManifest.js',
    '_next/static/site/_clientMiddlewareManifest.js',
    '_next/static/site/_ssgManifest.js',
    '.gitkeep',
    '.DS_Store',
    '._robots.txt',
    'Thumbs.db',
  ];
  for (const folderName of ['duncan', 'pictures', '_next/static/site'])
    mkdirSync(path.join(folder, folderName), { recursive: true });
  for (const file of [...kept, ...unused]) writeFileSync(path.join(folder, file), '');
  expect(await dropUnused(folder)).toBe(unused.length);
  expect(await listFiles(folder)).toEqual(kept);
  expect(existsSync(path.join(folder, 'duncan'))).toBe(false);
});

test('what the owner put into public/ stays, even a text beside a page of the same name', async () => {
  using _folder = moveToNewFolder();
  const files = ['_not-found-offer.pdf', 'notes.html', 'notes.txt'];
  for (const folder of ['public', 'export']) {
    mkdirSync(folder);
    for (const file of files) writeFileSync(path.join(folder, file), '');
  }
  expect(await dropUnused('export')).toBe(0);
  expect(await listFiles('export')).toEqual(files);
});

test('a page that the owner put into public/, as Google asks for, stays as it is', async () => {
  using _folder = moveToNewFolder();
  const words = 'google-site-verification: google0123456789abcdef.html';
  for (const folder of ['public', 'export']) {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'google0123456789abcdef.html'), words);
  }
  expect(await finishPages('export', [])).toBe(0);
  expect(readFileSync('export/google0123456789abcdef.html', 'utf8')).toBe(words);
});

test('a script that the pages fetch is compiled as it arrives, and one for old browsers is gone', async () => {
  const folder = newFolder();
  mkdirSync(path.join(folder, '_next/static'), { recursive: true });
  for (const file of ['new.js', 'old.js']) writeFileSync(path.join(folder, '_next/static', file), 'go()');
  writeFileSync(path.join(folder, '_next/static/a.css'), 'a{}');
  writeFileSync(
    path.join(folder, 'duncan.html'),
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>D</title><link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/></head><body><script src="/_next/static/new.js" async=""></script><script src="/_next/static/old.js" noModule=""></script></body></html>',
  );
  await finishPages(folder, []);
  expect(readFileSync(path.join(folder, '_next/static/new.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\ngo()');
  expect(existsSync(path.join(folder, '_next/static/old.js'))).toBe(false);
});

test('in every page its fonts are asked for where they are, also in one for which Next asks for none', async () => {
  const folder = newFolder();
  mkdirSync(path.join(folder, '_next/static/chunks'), { recursive: true });
  writeFileSync(
    path.join(folder, '_next/static/chunks/a.css'),
    '@font-face{font-family:text;src:url(../media/text.woff2)}',
  );
  const preload = '<link rel="preload" href="/_next/static/media/text.woff2" as="font"/>';
  writeFileSync(path.join(folder, 'index.html'), exportedPage({ head: preload }));
  writeFileSync(path.join(folder, '404.html'), exportedPage({}));
  await finishPages(folder, []);
  for (const page of ['index.html', '404.html']) {
    const html = readFileSync(path.join(folder, page), 'utf8');
    expect(preloadedFontsOf(html)).toEqual(['/_next/static/media/text.woff2']);
    expect(html).toContain('src:url(/_next/static/media/text.woff2)');
  }
});

test('a finished page asks a phone for its first picture at the top, and keeps its email address from Cloudflare', async () => {
  const folder = newFolder();
  mkdirSync(path.join(folder, '_next/static/chunks'), { recursive: true });
  writeFileSync(path.join(folder, '_next/static/chunks/a.css'), 'a{}');
  const address = '<a href="mailto:hello@detailer.ca">hello@detailer.ca</a>';
  const crop = '<source media="(max-width: 51rem)" type="image/avif" srcSet="/p-480.avif 480w" sizes="100vw"/>';
  const picture = `<picture>${crop}<img src="/w.jpg" fetchPriority="high" alt=""/></picture>`;
  writeFileSync(path.join(folder, 'duncan.html'), exportedPage({ body: picture + address }));
  await finishPages(folder, []);
  const html = readFileSync(path.join(folder, 'duncan.html'), 'utf8');
  expect(tagsOf(html, 'link').map((link) => attributeOf(link, 'imagesrcset'))).toContain('/p-480.avif 480w');
  expect(html.indexOf('<!--email_off-->')).toBeGreaterThan(html.indexOf('<body'));
  expect(html.indexOf('<!--/email_off-->')).toBeGreaterThan(html.indexOf(address));
});

test.each([
  ['whose stylesheet is missing', '<link rel="stylesheet" href="/gone.css"/>', 'It asks for /gone.css'],
  ['with a style attribute', '<p style="top:0"></p>', 'it has a style attribute'],
])('a page %s stops the build, which names it', async (_, markup, words) => {
  const folder = newFolder();
  mkdirSync(path.join(folder, '_next/static/chunks'), { recursive: true });
  writeFileSync(path.join(folder, '_next/static/chunks/a.css'), 'a{}');
  writeFileSync(path.join(folder, 'duncan.html'), exportedPage({ body: markup }));
  const finished = finishPages(folder, []);
  await expect(finished).rejects.toThrow('The page duncan.html could not be finished.');
  await expect(finished).rejects.toThrow(words);
});

/** A page as Next exports it. */
function exportedPage({ head = '', body = '' }: { head?: string; body?: string }) {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>D</title>${head}<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/></head><body>${body}</body></html>`;
}
