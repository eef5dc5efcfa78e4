/**
 * The rules of the export step, each a function over the text of one page. They rely on how Next 16 writes its
 * documents; `assertFinished` fails the build when a page comes out differently than expected.
 */

import { createHash } from 'node:crypto';
import {
  attributeOf,
  attributePattern,
  attributeSource,
  elementPattern,
  elementsOf,
  isExecuted,
  preloadedFontsOf,
  tagsOf,
} from '../exported-html';
import { unless } from '../faults';
import { seeUpgrading } from './flight';

/**
 * Takes the framework's scripts out of a page and keeps what they hold: `chunks` in their order, the inline scripts of
 * the router's `payload`, and the `bootstrap` that starts hydration. Data blocks and the page's own inline scripts
 * stay. `dropped` are the scripts for browsers without modules, where the site works as it does without JavaScript.
 */
export function extractScripts(html: string) {
  const chunks = new Set<string>();
  const dropped = new Set<string>();
  let bootstrap = '';
  const payload: Array<string> = [];
  const withoutScripts = html.replace(elementPattern('script'), (text, attributes: string, body: string) => {
    const source = attributeOf(attributes, 'src');
    if (source?.startsWith('/_next/')) {
      (/\bnoModule\b/i.test(attributes) ? dropped : chunks).add(source);
      return '';
    }
    if (attributeOf(attributes, 'id') === '_R_') {
      bootstrap += body;
      return '';
    }
    if (isPayload({ attributes, body })) {
      payload.push(body);
      return '';
    }
    return text;
  });
  const withoutPreloads = withoutScripts.replace(/<link\b([^>]*)\/?>/g, (text, attributes: string) =>
    attributeOf(attributes, 'as') === 'script' ? '' : text,
  );
  return { html: withoutPreloads, chunks: [...chunks], dropped: [...dropped], payload, bootstrap };
}

/**
 * Gives a page the font preloads of another. Next leaves them out of the not-found page, which would then keep the
 * fallback font for longer.
 */
export function addFontPreloads(html: string, links: ReadonlyArray<string>): string {
  if (preloadedFontsOf(html).length > 0) return html;
  return html.replace('<link', () => `${links.join('')}<link`);
}

/**
 * Has a phone fetch the page's first picture before it has read the styles and what stands above the picture: on a slow
 * phone it comes 0.1 to 0.2 s earlier. Wide screens, whose picture has seven widths to list, do without.
 */
export function preloadFirstPicture(html: string): string {
  const picture = elementsOf(html, 'picture').find(({ body }) => {
    return tagsOf(body, 'img').some((image) => attributeOf(image, 'fetchpriority') === 'high');
  });
  const phoneCrop = tagsOf(picture?.body ?? '', 'source').find((source) => attributeOf(source, 'media'));
  if (!phoneCrop) return html;
  const [type, media, candidates, sizes] = ['type', 'media', 'srcset', 'sizes'].map((name) =>
    attributeOf(phoneCrop, name),
  );
  const link = `<link rel="preload" as="image" type="${type}" media="${media}" imagesrcset="${candidates}" imagesizes="${sizes}" fetchpriority="high">`;
  return html.replace('<link', () => `${link}<link`);
}

/**
 * Writes a page's stylesheets into it, once. The link stays, disabled: React finds its resource there when it hydrates,
 * so nothing is fetched again.
 */
export function inlineStylesheets(html: string, readStylesheet: (href: string) => string): string {
  let css = '';
  const links: Array<string> = [];
  const withoutLinks = html.replace(/<link\b([^>]*?)\/?>/g, (text, attributes: string) => {
    const href = attributeOf(attributes, 'href');
    if (attributeOf(attributes, 'rel') !== 'stylesheet' || !href) return text;
    css += readStylesheet(href);
    links.push(`<link${attributes} disabled>`);
    return '';
  });
  if (!css) return html;
  // While hydrating, React skips a style element with a precedence: to React it is a resource, not part of the tree.
  const style = `<style data-precedence="next" data-href="inlined">${css}</style>`;
  return withoutLinks.replace('</head>', () => `${style}${links.join('')}</head>`);
}

/**
 * A stylesheet as it can stand in any page: addresses, which are relative to its file, start from the origin, and
 * nothing in it ends the style element. Of each translucent colour Lightning CSS writes two declarations, as #rrggbbaa
 * and as lab(), for colours that only the latter can tell; every colour here is in sRGB, so the first one is enough.
 */
export function prepareStylesheet(css: string, href: string): string {
  return css
    .replace(/url\((["']?)(\.[^"')]+)\1\)/g, (_, __, relative: string) => {
      return `url(${new URL(relative, `https://site.invalid${href}`).pathname})`;
    })
    .replace(/([\w-]+:)(#[\da-f]+);\1lab\([^)]*\)/g, '$1$2')
    .replaceAll('</', '<\\/');
}

/**
 * Marks a page as one whose scripts failed, and has its first script take the mark away: where a blocker or a proxy
 * keeps inline scripts from running, the form says to call or write instead of standing there dead.
 */
export function markUntilScripted(html: string): string {
  return html
    .replace('<html', '<html data-scripts="failed"')
    .replace('</title>', '</title><script>delete document.documentElement.dataset.scripts</script>');
}

/** Puts the loader at the end of the body, with the addresses of what it may have to fetch. */
export function addLoader(html: string, loader: string, chunks: ReadonlyArray<string>, payloadPath: string): string {
  const script = `<script data-chunks="${chunks.join(' ')}" data-payload="${payloadPath}">${loader}</script>`;
  return html.replace('</body>', () => `${script}</body>`);
}

/**
 * Has Cloudflare leave the email address alone. It would replace it in each page by a script that puts it back, and
 * without JavaScript nobody could read it. React skips comments when it hydrates.
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
export function keepEmailReadable(html: string): string {
  return html
    .replace(/<body\b[^>]*>/, (body) => `${body}<!--email_off-->`)
    .replace('</body>', () => '<!--/email_off--></body>');
}

/**
 * Rewrites React's markup as plain HTML: lower-case attribute names, no slash in void elements, no empty values on
 * attributes that mean the same without. Text, SVG, scripts and styles are left alone.
 */
export function tidyMarkup(html: string): string {
  return html.replace(tagPattern, (text, name?: string, attributes?: string) => {
    // Nearly all tags are tidy, and there are hundreds in a page.
    if (name === undefined || !attributes || !/[A-Z]|=""|\/$/.test(attributes)) return text;
    const tidied = attributes.replace(attributePattern, (_, space: string, key: string, value = '') => {
      const isOn = value === '=""' && (emptyAttributes.has(key) || key.startsWith('data-'));
      return `${space}${jsxNames.has(key) ? key.toLowerCase() : key}${isOn ? '' : value}`;
    });
    return `<${name}${voidElements.has(name) ? tidied.replace(/\s*\/$/, '') : tidied}>`;
  });
}

const jsxNames = new Set('charSet srcSet fetchPriority autoComplete tabIndex'.split(' '));
const emptyAttributes = new Set(
  'async checked crossorigin disabled hidden inert multiple open required selected'.split(' '),
);
const voidElements = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
/** A script or style with its content, or one opening tag; here attribute values could even hold a bare '>'. */
const tagPattern = new RegExp(
  String.raw`<(?:script|style)\b[\s\S]*?</(?:script|style)>|<([a-z][a-z0-9]*)((?:${attributeSource}|\s*/)*)\s*>`,
  'g',
);

/**
 * Gives a page its own Content-Security-Policy: scripts run from this site's files, or when their hash is listed here.
 * `encoding` is the one in which the page is written. https://www.w3.org/TR/CSP3/
 */
export function addPolicy(html: string, connect: ReadonlyArray<string>, encoding: BufferEncoding): string {
  const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text, encoding).digest('base64')}'`;
  const hashes = elementsOf(html, 'script')
    .filter(({ attributes, body }) => body && isExecuted(attributes))
    .map(({ body }) => hashSource(body));
  const styleHashes = [...elementsOf(html, 'style').map(({ body }) => body), selectListStyle].map(hashSource);
  const policy = [
    `default-src 'none'`,
    `script-src ${["'self'", ...new Set(hashes)].join(' ')}`,
    `style-src ${["'self'", ...styleHashes].join(' ')}`,
    `img-src 'self'`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...connect].join(' ')}`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
  ].join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(/<meta charset="utf-8"\/?>/i, (charset) => charset + meta);
}

/** What Radix's select writes into a <style> element of its own while its list is open; e2e/policy.spec.ts opens it. */
const selectListStyle =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}';

/** JSON-LD may hold the text `self.__next_f`, too; only an executable script is payload. */
function isPayload({ attributes, body }: { attributes: string; body: string }) {
  return isExecuted(attributes) && body.includes('self.__next_f');
}

/** Fails the build on a page that did not come out as it should. @throws with what is wrong. */
export function assertFinished(html: string) {
  const [fault] = [
    ...unless(!/src="\/_next\//.test(html), `a framework script is left in it. ${seeUpgrading}`),
    ...unless(!elementsOf(html, 'script').some(isPayload), `router payload is left in it. ${seeUpgrading}`),
    ...unless(!/\bstyle="/.test(html), 'it has a style attribute, which its policy refuses. Write a class instead.'),
    ...unless(!hasEventHandler(html), 'it has an inline event handler, which its policy refuses. Take it out.'),
    ...unless(html.includes('Content-Security-Policy'), `it has no policy. ${seeUpgrading}`),
    ...unless(
      html.match(/<style data-precedence/g)?.length === 1,
      `its stylesheet is not written exactly once. ${seeUpgrading}`,
    ),
  ];
  if (fault) throw new Error(`It is not as the export step expects: ${fault}`);
}

/** Looks at the attributes of tags only: text and scripts may mention handlers. */
function hasEventHandler(html: string) {
  if (!/\son\w+=/i.test(html)) return false;
  return [...html.matchAll(tagPattern)].some(([, , attributes = '']) =>
    [...attributes.matchAll(attributePattern)].some(([, , name]) => /^on/i.test(name ?? '')),
  );
}
