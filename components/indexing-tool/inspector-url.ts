/**
 * The search console's inspector for one address. The property is the address's own origin and stays unencoded; the
 * link is not documented, which is why the tool copies the address as well.
 */
export function inspectorUrl(url: string): string {
  const property = `${new URL(url).origin}/`;
  return `https://search.google.com/search-console/inspect?resource_id=${property}&id=${encodeURIComponent(url)}`;
}
