import type { PageGraph } from './page-graph';

/** A page's structured data. "<" is escaped, so no word in content/ can close the script element. */
export function JsonLd({ graph }: { graph: PageGraph }) {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in a data block, escaped above; React would escape its quotes.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
