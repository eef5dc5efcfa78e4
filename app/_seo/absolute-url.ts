import { origin } from '@/content/settings';

/** The full address of a path; the home page is the origin with a slash, here as in the sitemap. */
export function absoluteUrl(path: string): string {
  return `${origin}${path}`;
}
