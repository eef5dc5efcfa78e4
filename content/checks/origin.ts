/**
 * Parses the origin of a site: https or http, host and port only. Hosts with quotes or semicolons are legal URLs but
 * refused, because the value is written into policies, the sitemap and server configurations.
 */
export function parseOrigin(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['https:', 'http:'].includes(url.protocol)) return undefined;
  if (url.href !== `${url.origin}/`) return undefined;
  return /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])$/.test(url.hostname) ? url : undefined;
}
