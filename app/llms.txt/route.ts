import { isCanonicalElsewhere } from '@/content/brands/canonical-elsewhere';
import { phone } from '@/content/business';
import { pages } from '@/content/pages';
import { organisationDescription } from '@/content/search';
import { brand, origin } from '@/content/settings';
import { llmsEntry } from '../_seo/llms-text';

export const dynamic = 'force-static';

/** The pages in one line each, for language models: https://llmstxt.org. A brand that gives way lists none, as in its sitemap. */
export function GET(): Response {
  const lines = pages.filter(({ indexable }) => indexable).map(llmsEntry);
  const text = [
    `# ${brand.name}`,
    `> ${organisationDescription} Phone: ${phone.display}.`,
    ...(isCanonicalElsewhere(brand, origin) ? [] : ['## Pages', lines.join('\n')]),
  ];
  return new Response(`${text.join('\n\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
