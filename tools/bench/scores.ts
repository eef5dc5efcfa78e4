import type { Page } from '../../content/pages';
import { formatTable } from '../table';
import { runLighthouse } from './lighthouse-runs';
import type { ServedSite } from './sites';
import { medians } from './statistics';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
type Scores = Record<Category, number>;
/** A page's scores, 0 to 100. `lost` names the audits that cost points, in any run, where a score is below 100. */
export type PageScores = { page: Page; scores: Scores; lost: ReadonlyArray<string> };

/** Prints Lighthouse's four mobile scores of every page of a site, medians of `runs`, and what costs points. */
export async function measureScores(
  site: ServedSite,
  pages: ReadonlyArray<Page>,
  runs: number,
): Promise<ReadonlyArray<PageScores>> {
  const measured: Array<PageScores> = [];
  for (const page of pages) {
    const results: Array<Awaited<ReturnType<typeof scoreOnce>>> = [];
    for (let run = 0; run < runs; run++) results.push(await scoreOnce(site.url + page.path));
    const scores = medians(
      results.map((result) => result.scores),
      categories,
    );
    const lost = categories
      .filter((category) => scores[category] < 100)
      .flatMap((category) => results.flatMap((result) => result.lost[category]));
    measured.push({ page, scores, lost: [...new Set(lost)] });
  }
  console.log(`\n${site.name}: Lighthouse scores, medians of ${runs}\n`);
  const rows = measured.map(({ page, scores, lost }) => [
    page.path,
    ...categories.map((category) => scores[category]),
    lost.join(', '),
  ]);
  console.log(formatTable(['', ...categories, 'lost in'], rows));
  return measured;
}

async function scoreOnce(url: string): Promise<{ scores: Scores; lost: Record<Category, ReadonlyArray<string>> }> {
  const { audits, categories: found } = await runLighthouse(url, { onlyCategories: [...categories] });
  // Whole, as Lighthouse shows it; a median between 99 and 100 stays below 100.
  const score = (category: Category) => Math.round((found[category]?.score ?? 0) * 100);
  const lost = (category: Category) =>
    (found[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id);
  return { scores: ofEach(score), lost: ofEach(lost) };
}

function ofEach<Value>(value: (category: Category) => Value): Record<Category, Value> {
  return {
    performance: value('performance'),
    accessibility: value('accessibility'),
    'best-practices': value('best-practices'),
    seo: value('seo'),
  };
}
