import { oneLine } from '@/content/one-line';
import type { Page } from '@/content/pages';
import { absoluteUrl } from '../_seo/absolute-url';

/** A page as one entry of llms.txt: its title as a link, and what it says about itself. */
export function llmsEntry({ title, path, metaDescription }: Pick<Page, 'title' | 'path' | 'metaDescription'>): string {
  const label = oneLine(title).replace(/[\\[\]]/g, '\\$&');
  return `- [${label}](${absoluteUrl(path)}): ${oneLine(metaDescription)}`;
}
