import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { hostileText } from '../../content/checks/hostile-text.fixture';
import { addLoader, addPolicy, extractScripts, inlineStylesheets, tidyMarkup } from './page-rules';

/** A document as the framework writes it, with content in every kind of place that content can have. */
function pageWith({ text, alt, data }: { text: string; alt: string; data: string }) {
  return `<!DOCTYPE html><html lang="en-CA"><head><meta charSet="utf-8"/><meta name="description" content="${escapeAsReact(alt)}"/><title>${escapeAsReact(text)}</title><link rel="stylesheet" href="/a.css" data-precedence="next"/></head><body><script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script><h1>${escapeAsReact(text)}</h1><p>a<!-- -->${escapeAsReact(alt)}</p><img srcSet="/a.avif 1w" alt="${escapeAsReact(alt)}" title="${escapeAsReact(text)}"/><input type="text" autoComplete="name" required="" value="${escapeAsReact(text)}"/><textarea>${escapeAsReact(`\n${text}`)}</textarea><svg viewBox="0 0 1 1"><title>${escapeAsReact(text)}</title><path d="M0 0"/></svg><script id="_R_">boot()</script></body></html>`;
}

function escapeAsReact(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}

const content = fc.record({ text: hostileText, alt: hostileText, data: hostileText });

test('tidying the markup leaves the document that a browser reads as it was', () => {
  fc.assert(
    fc.property(content, (words) => {
      const page = pageWith(words);
      expect(read(tidyMarkup(page))).toEqual(read(page));
    }),
  );
});

test('whatever a page says, the export step leaves its words, its data block and its elements alone', () => {
  const css = '[title="$&$1"]{color:red}';
  fc.assert(
    fc.property(content, hostileText, (words, loaderWords) => {
      const loader = `go(${JSON.stringify(loaderWords).replaceAll('<', '\\u003c')})`;
      const page = pageWith(words);
      const { html, bootstrap } = extractScripts(page);
      const styled = inlineStylesheets(html, () => css);
      const finished = addPolicy(tidyMarkup(addLoader(styled, loader, ['/1.js'], '/p.js')), [], 'utf8');

      expect(bootstrap).toBe('boot()');
      const [before, after] = [read(page), read(finished)];
      const isOwn = (line: string) => !/^(?:style|script|link|meta http-equiv)\b/.test(line);
      expect(after.filter(isOwn)).toEqual(before.filter(isOwn));
      const parsed = parse(finished);
      expect(JSON.parse(parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toBe(
        words.data,
      );
      expect(parsed.querySelector('script[data-payload]')?.textContent).toBe(loader);
      expect(parsed.querySelectorAll('script')).toHaveLength(2);
      expect(parsed.querySelector('style')?.textContent).toBe(css);
      expect(policyOf(parsed)).toContain(`'sha256-${createHash('sha256').update(loader).digest('base64')}'`);
    }),
  );
});

test('the policy is one attribute that lists a hash for each script that runs, whatever the scripts hold', () => {
  const body = hostileText.map((text) => text.replaceAll('<', '\\x3c')).filter((text) => text !== '');
  fc.assert(
    fc.property(fc.uniqueArray(body, { minLength: 1, maxLength: 4 }), (scripts) => {
      const page = `<html><head><meta charSet="utf-8"/></head><body>${scripts.map((text) => `<script>${text}</script>`).join('')}</body></html>`;
      const finished = addPolicy(page, ['https://mail.example.com'], 'utf8');
      const policy = policyOf(parse(finished));
      const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(["'self'", ...new Set(hashes)].join(' '));
      expect(policy).toMatch(/; base-uri 'none'$/);
      expect(finished.replace(/<meta http-equiv[^>]*>/, '')).toBe(page);
    }),
  );
});

function policyOf(page: Document) {
  return page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '';
}

function parse(html: string) {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** What a browser makes of a document: each element with its attributes, and each piece of text. */
function read(html: string): ReadonlyArray<string> {
  const page = parse(html);
  const lines: Array<string> = [];
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_ALL);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      lines.push([node.localName, ...Array.from(node.attributes, ({ name, value }) => `${name}=${value}`)].join(' '));
    } else if (!node.parentElement?.matches('style, script')) {
      lines.push(`${node.nodeName}: ${node.textContent}`);
    }
  }
  return lines;
}
