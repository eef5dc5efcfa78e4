/** @jest-environment node */
import { phone } from '@/content/business';
import { oneLine } from '@/content/one-line';
import { pages } from '@/content/pages';
import { organisationDescription } from '@/content/search';
import { brand, origin } from '@/content/settings';
import { GET } from './route';

test('language models read what the business is, its phone, and what each page says of itself', async () => {
  // A brand that gives way to another names no pages.
  Object.assign(brand, { canonicalOrigin: undefined });
  const text = await GET().text();
  expect(text).toContain(
    `# ${brand.name}\n\n> ${oneLine(organisationDescription)} Phone: ${phone.display}.\n\n## Pages\n\n- [`,
  );
  for (const { path, metaDescription } of pages.filter(({ indexable }) => indexable)) {
    expect(text).toContain(`](${origin}${path}): ${metaDescription}\n`);
  }
});

test('a brand that gives way to another names no pages, and no heading for them', async () => {
  Object.assign(brand, { canonicalOrigin: 'https://other.ca' });
  expect(await GET().text()).toBe(
    `# ${brand.name}\n\n> ${oneLine(organisationDescription)} Phone: ${phone.display}.\n`,
  );
});
