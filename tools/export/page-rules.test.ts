import { createHash } from 'node:crypto';
import {
  addFontPreloads,
  addLoader,
  addPolicy,
  assertFinished,
  extractScripts,
  inlineStylesheets,
  keepEmailReadable,
  preloadFirstPicture,
  prepareStylesheet,
  tidyMarkup,
} from './page-rules';

const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/1.js"/><link rel="preload" href="/_next/static/media/f.woff2" as="font"/><script src="/_next/static/chunks/1.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head><body><script type="application/ld+json">{"@context":"https://schema.org"}</script><img srcSet="/a.avif 1w" alt="a > b"/><svg viewBox="0 0 1 1"><path d="M0 0"/></svg><script id="_R_">boot()</script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"x"])</script></body></html>`;

test('a page without font preloads gets those of another, one that has its own keeps them', () => {
  const preload = '<link rel="preload" as="font" href="/text.woff2"/>';
  const other = '<head><meta charSet="utf-8"/><link rel="icon" href="/icon.svg"/></head>';
  expect(addFontPreloads(other, [preload])).toBe(other.replace('<link', `${preload}<link`));
  const own = other.replace('<link', '<link rel="preload" as="font" href="/own.woff2"/><link');
  expect(addFontPreloads(own, [preload])).toBe(own);
});

test('a phone’s crop of the picture that comes first is asked for at the top, and no other picture', () => {
  const crop = '<source media="(max-width: 51rem)" type="image/avif" srcSet="/p-480.avif 480w" sizes="100vw"/>';
  const first = `<picture>${crop}<source type="image/avif" srcSet="/w.avif 1w"/><img fetchPriority="high"/></picture>`;
  const later = '<picture><source media="print" srcSet="/l.avif 1w"/><img loading="lazy"/></picture>';
  const pageWith = (pictures: string) => `<head><link rel="icon"/></head><body>${pictures}</body>`;
  expect(preloadFirstPicture(pageWith(later + first))).toBe(
    pageWith(later + first).replace(
      '<link',
      '<link rel="preload" as="image" type="image/avif" media="(max-width: 51rem)" imagesrcset="/p-480.avif 480w" imagesizes="100vw" fetchpriority="high"><link',
    ),
  );
  for (const pictures of [later, first.replace(crop, ''), '']) {
    expect(preloadFirstPicture(pageWith(pictures))).toBe(pageWith(pictures));
  }
});

test('the framework leaves the page: chunks are listed, payload and bootstrap are kept apart, data blocks stay', () => {
  const { html, chunks, dropped, payload, bootstrap } = extractScripts(page);
  expect(dropped).toEqual(['/_next/static/chunks/old.js']);
  expect(chunks).toEqual(['/_next/static/chunks/1.js']);
  expect(payload).toEqual(['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"x"])']);
  expect(bootstrap).toBe('boot()');
  expect(html).not.toContain('/_next/static/chunks/1.js');
  expect(html).not.toContain('old.js');
  expect(html).toContain('application/ld+json');
  expect(html).toContain('f.woff2');
});

test('a stylesheet is written into the page once, its link disabled', () => {
  const html = inlineStylesheets(page, () => 'a{color:red}');
  expect(html.match(/color:red/g)).toHaveLength(1);
  expect(html).toMatch(/<link rel="stylesheet"[^>]* disabled>/);
});

test('a page with two stylesheets has both in one, in their order', () => {
  const two = page.replace('<link rel="preload"', '<link rel="stylesheet" href="/b.css"/><link rel="preload"');
  const html = inlineStylesheets(two, (href) => (href === '/b.css' ? 'b{}' : 'a{}'));
  expect(/<style[^>]*>(.*?)<\/style>/.exec(html)?.[1]).toBe('a{}b{}');
  expect(html.match(/<link rel="stylesheet"[^>]* disabled>/g)).toHaveLength(2);
});

test('a stylesheet has its addresses from the origin on, each colour once, and nothing that ends its element', () => {
  const css =
    '@font-face{src:url(../media/f.woff2)}a{color:#ffffff80;color:lab(100% -.00003 .00001/.5);content:"</style>"}';
  expect(prepareStylesheet(css, '/_next/static/chunks/a.css')).toBe(
    '@font-face{src:url(/_next/static/media/f.woff2)}a{color:#ffffff80;content:"<\\/style>"}',
  );
});

test('every email address of a page is where Cloudflare is told to leave addresses alone', () => {
  const link = '<a href="mailto:hello@detailer.ca">hello@detailer.ca</a>';
  const html = keepEmailReadable(`<head></head><body class="a">${link}<footer>${link}</footer></body>`);
  expect(html).toBe(
    `<head></head><body class="a"><!--email_off-->${link}<footer>${link}</footer><!--/email_off--></body>`,
  );
});

test('tags are written as HTML writes them; text, SVG and alt texts stay as they are', () => {
  const html = tidyMarkup(page);
  expect(html).toContain('<meta charset="utf-8">');
  expect(html).toContain('<img srcset="/a.avif 1w" alt="a > b">');
  expect(html).toContain('<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>');
});

test('the policy lists the hash of each script and style that counts, and allows nothing else but files of this site and the mail service', () => {
  const html = addPolicy(
    '<meta charset="utf-8"><style>a{}</style><script>go()</script><script type="application/ld+json">{}</script>',
    ['https://mail.example.com'],
    'utf8',
  );
  const policy = /content="([^"]+)"/.exec(html)?.[1] ?? '';
  // printf 'go()' | openssl dgst -sha256 -binary | base64
  expect(/script-src [^;]*/.exec(policy)?.[0]).toBe(
    "script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='",
  );
  // printf 'a{}' | openssl dgst -sha256 -binary | base64
  expect(/style-src [^;]*/.exec(policy)?.[0]).toContain("'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='");
  expect(policy.replaceAll(/ 'sha256-[^']+'/g, '')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self' https://mail.example.com; manifest-src 'self'; form-action 'self'; base-uri 'none'",
  );
});

test('the hash of a script is that of its bytes, whatever letters stand in it', () => {
  const html = '<meta charset="utf-8"><script>say("é")</script>';
  const hash = createHash('sha256').update('say("é")', 'utf8').digest('base64');
  const inBytes = Buffer.from(html, 'utf8').toString('latin1');
  for (const policy of [addPolicy(html, [], 'utf8'), addPolicy(inBytes, [], 'latin1')]) {
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
  }
});

test('a page that still carries framework script, router payload, a style attribute or an event handler stops the build', () => {
  expect(() => assertFinished(page)).toThrow('a framework script is left');
  const spoken = `<p title="turn one="> onclick=&quot;go()&quot;</p><script>a=' onclick="go()"'</script></body>`;
  const finished = addPolicy(
    tidyMarkup(
      addLoader(
        inlineStylesheets(extractScripts(page).html, () => 'a{}'),
        'go()',
        ['/1.js'],
        '/p.js',
      ),
    ),
    [],
    'utf8',
  );
  expect(() => assertFinished(finished.replace('</body>', spoken))).not.toThrow();
  const withPayload = finished.replace('</body>', '<script>self.__next_f.push([1,"x"])</script></body>');
  expect(() => assertFinished(withPayload)).toThrow('router payload');
  expect(() => assertFinished(finished.replace('<svg', '<svg style="top:0"'))).toThrow('style attribute');
  expect(() => assertFinished(finished.replace('<svg', '<svg class="a > b" onload="go()"'))).toThrow('event handler');
  expect(() => assertFinished(finished.replace('Content-Security-Policy', 'x'))).toThrow('no policy');
  for (const styles of ['', '$&$&']) {
    const restyled = finished.replace(/<style.*?<\/style>/, styles);
    expect(() => assertFinished(restyled)).toThrow('not written exactly once');
  }
});
