/** @jest-environment node */
import { stripPage } from './stripped-page';

const page = `<!DOCTYPE html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-x='"><link rel="preload" href="/f.woff2" as="font" crossorigin><meta name="next-size-adjust" content=""><link rel="preload" as="script" href="/_next/1.js"><script type="speculationrules">{"prerender":[]}</script><style>:root{--accent:red}</style><style data-precedence="next" data-href="inlined">a{color:red}</style><link rel="stylesheet" href="/a.css" disabled><style>a{color:red}</style></head><body><div hidden><!--$--><!--/$--></div><script type="application/ld+json">{"@graph":[]}</script><h1 data-static="">Serving <!-- -->Duncan</h1><img src="/hero.avif" alt="Red car"><form data-island="quote-form" class="grid"></form><div data-island="tool" data-island-waits></div><script data-chunks="/_next/1.js" data-payload="/_next/p.js">start()</script></body></html>`;

test('what stays is the page a person would have written', () => {
  expect(stripPage(page)).toBe(
    `<!DOCTYPE html><html><head><meta charset="utf-8"><link rel="preload" href="/f.woff2" as="font" crossorigin><style>:root{--accent:red}</style><style>a{color:red}</style></head><body><script type="application/ld+json">{"@graph":[]}</script><h1>Serving Duncan</h1><img src="/hero.avif" alt="Red car"><form class="grid"></form><div></div></body></html>`,
  );
});

test('a stylesheet that is in use stays, scripts in files go', () => {
  expect(stripPage('<link rel="stylesheet" href="/a.css"><script src="/a.js" async></script><p>Hi</p>')).toBe(
    '<link rel="stylesheet" href="/a.css"><p>Hi</p>',
  );
});
