/**
 * The address of a host alone, or undefined. Host names may hold quotes and semicolons; not here, because the address is
 * written into policies, the sitemap and the configurations of servers.
 */
export function readHostAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.pathname !== '/' || url.search || url.hash || url.username) return undefined;
  return /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/.test(url.hostname) ? url : undefined;
}

/** True for names that lead nowhere by design (RFC 2606, RFC 6761), and for this computer. */
export function isExampleHost(host: string): boolean {
  return /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^[\d.]+$|^\[/.test(host);
}
