import { phone } from '@/content/business';
import { oneLine } from '@/content/one-line';
import { listedPages } from '@/content/pages';
import { organisationDescription } from '@/content/search';
import { brand, origin } from '@/content/settings';
import { llmsEntry } from './llms-entry';

export const dynamic = 'force-static';

/** The pages in one line each, for language models: https://llmstxt.org. */
export function GET(): Response {
  const lines = listedPages(brand, origin).map(llmsEntry);
  const text = [
    `# ${brand.name}`,
    `> ${oneLine(organisationDescription)} Phone: ${phone.display}.`,
    ...(lines.length > 0 ? ['## Pages', lines.join('\n')] : []),
  ];
  return new Response(`${text.join('\n\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
