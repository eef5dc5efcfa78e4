/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { review } from '../../content/checks/review.fixture';
import { cityList } from '../../content/cities';
import { entry } from '../../content/entry.fixture';
import { reviews } from '../../content/reviews';
import { moveToNewFolder, newFolder } from '../scratch.fixture';
import { genericAreas, townFile } from '../towns/general-town';
import {
  claimFindings,
  contradictionFindings,
  featureFindings,
  reviewFindings,
  townFindings,
  unlistedFindings,
} from './content-findings';
import { lineAt } from './finding.fixture';

afterEach(() => jest.restoreAllMocks());

test('each sample review is a blocker at its own line, even without its flag; a real one is not', () => {
  const unflagged = { ...review, name: 'Sample A.' };
  const flagged = { ...review, sample: true };
  expect(reviewFindings([review, unflagged, flagged])).toMatchObject([{ level: 'blocker' }, { level: 'blocker' }]);
  const findings = reviewFindings(reviews.map((own) => ({ ...own, sample: true })));
  reviews.forEach((own, index) => {
    expect(lineAt(findings[index])).toContain(own.review.slice(0, 20));
  });
});

test.each([
  [{ text: 'x' }, 'has no source'],
  [{ text: 'x', source: ' ' }, 'has no source'],
  [{ text: 'x', source: 'records' }, 'was never checked'],
  [{ text: 'x', source: 'records', checkedOn: '2025-11-19' }, 'was last checked on 2025-11-19'],
  [{ text: 'x', source: 'records', checkedOn: '2026-12-24' }, 'was checked on 2026-12-24, which is still to come'],
  [{ text: 'x', source: 'records', checkedOn: '2026-02-31' }, 'was checked on “2026-02-31”, which is no date'],
  [{ text: 'x', source: 'records', checkedOn: '24 May 2026' }, 'was checked on “24 May 2026”, which is no date'],
])('the claim %j is a warning', (claim, words) => {
  const findings = claimFindings({ made: claim }, new Date('2026-11-20T12:00-08:00'), 'America/Vancouver');
  expect(findings).toMatchObject([{ level: 'warning', what: expect.stringContaining(words) }]);
});

test.each(['2025-07-21', '2026-07-20'])(
  'a claim with a source that was checked on %s is fine all day long, where the business is',
  (checkedOn) => {
    const claim = { text: 'x', source: 'records', checkedOn };
    // In summer: by time zone data of 2026 and later, British Columbia no longer changes its clocks.
    for (const now of ['2026-07-20T00:00-07:00', '2026-07-20T23:59-07:00']) {
      expect(claimFindings({ made: claim }, new Date(now), 'America/Vancouver')).toEqual([]);
    }
  },
);

test('a claim that was checked today is fine where today has begun already, whatever day this computer has', () => {
  const claim = { text: 'x', source: 'records', checkedOn: '2026-07-21' };
  expect(claimFindings({ made: claim }, new Date('2026-07-20T23:59-07:00'), 'Pacific/Auckland')).toEqual([]);
});

test('a rating that is not five stars is a warning beside a claim that says so', () => {
  const fiveStars = { text: '5-star rating' };
  expect(contradictionFindings({ rating: { text: '4.5/5' }, fiveStars })).toEqual([]);
  expect(contradictionFindings({ fiveStars })).toEqual([]);
  expect(contradictionFindings({ rating: { text: '4.4/5' }, fiveStars })).toMatchObject([
    { level: 'warning', what: expect.stringContaining('4.4/5') },
  ]);
});

test('a draft town and made-up areas are blockers', () => {
  const town = entry(cityList, 0);
  expect(townFindings([{ ...town, draft: undefined }])).toEqual([]);
  expect(townFindings([{ ...town, draft: true }])).toMatchObject([{ level: 'blocker' }]);
  const { name } = town;
  const areas = [
    `Downtown ${name}`,
    `North ${name}`,
    `South ${name}`,
    `East ${name}`,
    `West ${name}`,
    `${name} Heights`,
  ] as const;
  expect(townFindings([{ ...town, draft: undefined, areas }])).toMatchObject([
    { level: 'blocker', what: expect.stringContaining('made up') },
  ]);
});

test('general text is a blocker even where the line that marks it is gone', () => {
  const town = entry(cityList, 0);
  const file = `content/cities/${town.slug}.ts`;
  using _folder = moveToNewFolder();
  mkdirSync('content/cities', { recursive: true });
  const text = townFile({ ...town, footerOrder: 1 });
  writeFileSync(file, text);
  const findings = townFindings([{ ...town, draft: undefined }]);
  // All at once, so that nobody has to ask for one after the other.
  expect(findings.length).toBeGreaterThan(10);
  for (const finding of findings) {
    expect(finding).toMatchObject({ level: 'blocker', what: expect.stringContaining('still says “') });
  }
  expect(lineAt(findings[0])).toContain('Mobile car detailing in');
  // Texts of an owner, all of them.
  writeFileSync(file, text.replace(/'[^'\n]{40,}'/g, "'The lane to the dock is gravel.'"));
  expect(townFindings([{ ...town, draft: undefined }])).toEqual([]);
});

test('a town’s file that the list of towns does not name is a warning, one that it names is not', () => {
  expect(unlistedFindings()).toEqual([]);
  const folder = newFolder();
  writeFileSync(`${folder}/sooke.ts`, '');
  writeFileSync(`${folder}/bamfield (old).ts`, '');
  const wanted = { level: 'warning', where: `${folder}/bamfield (old).ts` };
  expect(unlistedFindings([`${folder}/sooke.ts`], [folder])).toMatchObject([wanted]);
});

test('what packages include is a warning at its line until the owner has read it', () => {
  const findings = featureFindings(true);
  expect(findings).toMatchObject([{ level: 'warning' }]);
  expect(lineAt(findings[0])).toContain('const featuresAreSamples');
  expect(featureFindings(false)).toEqual([]);
});

test('a draft is one blocker, whatever general text and made-up areas it has', () => {
  const town = { ...entry(cityList, 0), draft: true, areas: genericAreas(entry(cityList, 0).name) } as const;
  using _folder = moveToNewFolder();
  mkdirSync('content/cities', { recursive: true });
  writeFileSync(`content/cities/${town.slug}.ts`, townFile({ ...town, footerOrder: 1 }));
  expect(townFindings([town])).toHaveLength(1);
});

test('each sentence of the general text is a blocker, also where it is the last one left', () => {
  const town = { ...entry(cityList, 0), draft: undefined };
  using _folder = moveToNewFolder();
  // The owner may have given the file another name.
  expect(townFindings([town])).toEqual([]);
  mkdirSync('content/cities', { recursive: true });
  const sentences = [...townFile({ ...town, footerOrder: 1 }).matchAll(/'([A-Z][^'\n]{40,})'/g)];
  expect(sentences.length).toBeGreaterThan(10);
  for (const [, sentence = ''] of sentences) {
    writeFileSync(`content/cities/${town.slug}.ts`, `  intro: ['Ours.', '${sentence}'],\n`);
    expect(townFindings([town])).toMatchObject([{ what: expect.stringContaining(sentence.slice(0, 40)) }]);
  }
});

test('neither the list itself nor a test beside it is a page that the list lacks', () => {
  const folder = newFolder();
  for (const file of ['index.ts', 'duncan.ts', 'cities.test.ts']) writeFileSync(`${folder}/${file}`, '');
  expect(unlistedFindings([`${folder}/duncan.ts`], [folder])).toEqual([]);
});
