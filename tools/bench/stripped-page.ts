import { attributeOf, elementPattern } from '../exported-html';

/**
 * An exported page stripped to what a person would have written by hand: the same words, pictures, fonts and structured
 * data, the stylesheet once, and nothing of the framework: no scripts, no policy listing them, no marks for hydration.
 */
export function stripPage(html: string): string {
  const styles = new Set<string>();
  return html
    .replace(elementPattern('script'), (text, attributes: string) =>
      attributeOf(attributes, 'type') === 'application/ld+json' ? text : '',
    )
    .replace(/<link\b[^>]*>/g, (tag) => (isForScripts(tag) ? '' : tag))
    .replace(/<meta\b[^>]*\b(?:Content-Security-Policy|next-size-adjust)\b[^>]*>/g, '')
    .replace(elementPattern('style'), (_, __, css: string) => {
      if (styles.has(css)) return '';
      styles.add(css);
      return `<style>${css}</style>`;
    })
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<div hidden(?:="")?><\/div>/g, '')
    .replace(/\sdata-(?:island|island-waits|precedence|static)(?:="[^"]*")?(?=[\s>])/g, '');
}

/** A preload of a script, or the disabled link that React looks for when it hydrates. */
function isForScripts(tag: string) {
  return (
    attributeOf(tag, 'as') === 'script' ||
    attributeOf(tag, 'rel') === 'modulepreload' ||
    attributeOf(tag, 'disabled') !== undefined
  );
}
