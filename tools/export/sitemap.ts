import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Brings the exported sitemap into the order that its schema asks for. */
export async function finishSitemap(folder: string) {
  const file = path.join(folder, 'sitemap.xml');
  await writeFile(file, datesFirst(await readFile(file, 'utf8')));
}

/**
 * A sitemap with each date right behind its address. Next writes the pictures before it, but the schema wants elements
 * of other namespaces last. https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd
 */
export function datesFirst(xml: string): string {
  return xml.replace(/<url>.*?<\/url>/gs, (entry) => {
    const [date = ''] = /\s*<lastmod>.*?<\/lastmod>/s.exec(entry) ?? [];
    return entry.replace(date, '').replace('</loc>', (end) => `${end}${date}`);
  });
}
