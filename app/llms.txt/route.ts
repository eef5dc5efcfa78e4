import { phone } from '@/content/business';
import { pages } from '@/content/pages';
import { organisationDescription } from '@/content/search';
import { brand } from '@/content/settings';
import { llmsEntry } from '../_seo/llms-text';

export const dynamic = 'force-static';

/** The pages in one line each, for language models: https://llmstxt.org */
export function GET(): Response {
  const lines = pages.filter(({ indexable }) => indexable).map(llmsEntry);
  const text = [
    `# ${brand.name}`,
    `> ${organisationDescription} Phone: ${phone.display}.`,
    '## Pages',
    lines.join('\n'),
  ];
  return new Response(`${text.join('\n\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
