// For developers: the addresses of pages.

/** The address of a town's or landing's page, from the origin on: they share one route. */
export function pagePath(slug: string): string {
  return `/${slug}`;
}
