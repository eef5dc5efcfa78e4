/**
 * An exported page as a person would have written it by hand: the same words, pictures, fonts and structured data, the
 * stylesheet once, and nothing of the framework: no scripts, no policy listing them, no marks for hydration.
 */
export function stripPage(html: string): string {
  const styles = new Set<string>();
  return html
    .replace(/<script\b([^>]*)>[\s\S]*?<\/script>/g, (text, attributes: string) =>
      attributes.includes('application/ld+json') ? text : '',
    )
    .replace(/<link\b[^>]*>/g, (tag) => (isForScripts(tag) ? '' : tag))
    .replace(/<meta\b[^>]*\b(?:Content-Security-Policy|next-size-adjust)\b[^>]*>/g, '')
    .replace(/<style\b[^>]*>([\s\S]*?)<\/style>/g, (_, css: string) => {
      if (styles.has(css)) return '';
      styles.add(css);
      return `<style>${css}</style>`;
    })
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<div hidden(?:="")?><\/div>/g, '')
    .replace(/\sdata-(?:island|island-waits|precedence)(?:="[^"]*")?(?=[\s>])/g, '');
}

/** A preload of a script, or the disabled link that React looks for when it hydrates. */
function isForScripts(tag: string) {
  return /\sas="script"/.test(tag) || /\srel="modulepreload"/.test(tag) || /\sdisabled\b/.test(tag);
}
