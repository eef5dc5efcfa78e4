import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong on the page, or in the part of it that a selector names, as 'rule: elements'. */
export async function findViolations(page: Page, part = 'html') {
  const { violations } = await new AxeBuilder({ page })
    // No page has a frame, and only violations are read: both together halve its time.
    .setLegacyMode(true)
    // Experimental in axe, but a level A criterion: a name holds the words that are seen (WCAG 2.5.3).
    .options({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .include(part)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
