/** What visitors read that is not yet the owner's own, or that nobody has looked at for long. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { timeZone } from '../../content/business';
import { cityList } from '../../content/cities';
import { type Claim, claims } from '../../content/claims';
import { isCalendarDay, toIsoDay } from '../../content/iso-day';
import { featuresAreSamples } from '../../content/packages';
import { slugPages } from '../../content/pages';
import { reviews } from '../../content/reviews';
import type { City, Review } from '../../content/types';
import { unless } from '../faults';
import { pageFile } from '../page-files';
import { genericAreas, townFile } from '../towns/general-town';
import type { Finding } from './finding';
import { lineOf } from './line-of';

/** Each review that no customer wrote. */
export function reviewFindings(listed: ReadonlyArray<Review> = reviews): ReadonlyArray<Finding> {
  // One whose flag alone was changed still has a sample’s name.
  const samples = listed.filter(({ name, sample }) => sample || /^Sample\b/.test(name));
  return samples.map(({ name, location, review }) => ({
    level: 'blocker',
    what: `The review by ${name} from ${location} is a sample. No customer wrote it.`,
    where: lineOf('content/reviews.ts', review.slice(0, 30)),
    fix: 'Replace name, place, words and date with a real review and set its `sample` to false, or delete it.',
  }));
}

/** Each claim without a source, or whose source nobody looked at within the year before `now`. */
export function claimFindings(
  register: Readonly<Record<string, Claim>> = claims,
  now: Date = new Date(),
  zone: string = timeZone,
): ReadonlyArray<Finding> {
  // Days as the owner writes them, where the business is; YYYY-MM-DD sorts as text.
  const today = toIsoDay(now, zone);
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return Object.entries(register).flatMap(([key, { text, source, checkedOn = '' }]) => {
    const where = lineOf('content/claims.ts', 'export const claims', ` ${key}: {`);
    const isRecent = isCalendarDay(checkedOn) && checkedOn > yearAgo && checkedOn <= today;
    let checked = checkedOn ? `was last checked on ${checkedOn}` : 'was never checked';
    if (checkedOn > today) checked = `was checked on ${checkedOn}, which is still to come`;
    if (checkedOn && !isCalendarDay(checkedOn)) checked = `was checked on “${checkedOn}”, which is no date`;
    return [
      ...unless(source?.trim(), {
        level: 'warning',
        what: `The claim “${text}” (${key}) has no source.`,
        where,
        fix: 'Add `source`, where you can show that it is true, and `checkedOn`, the day you looked, as YYYY-MM-DD. If you cannot show it, replace it with a claim you can show.',
      }),
      ...unless(!source?.trim() || isRecent, {
        level: 'warning',
        what: `The claim “${text}” (${key}) ${checked}.`,
        where,
        fix: 'Look at the source again and write today’s date in `checkedOn`, as YYYY-MM-DD.',
      }),
    ];
  });
}

/** Claims of which one alone can be true. */
export function contradictionFindings(register: Readonly<Record<string, Claim>> = claims): ReadonlyArray<Finding> {
  const { rating, fiveStars } = register;
  return unless(!rating || !fiveStars || Number.parseFloat(rating.text) >= 4.5, {
    level: 'warning',
    what: `The rating is ${rating?.text}, and yet another claim says “${fiveStars?.text}”.`,
    where: lineOf('content/claims.ts', 'export const claims', ' fiveStars: {'),
    fix: 'Change the text of fiveStars to what is true, and search content/ for its words.',
  });
}

/** Each town whose page still has general text, or areas made from its name. */
export function townFindings(towns: ReadonlyArray<City> = cityList): ReadonlyArray<Finding> {
  return towns.flatMap((town) => {
    const { slug, name, draft, areas } = town;
    const file = `content/cities/${slug}.ts`;
    const general = draft ? [] : generalTexts(file, town);
    return [
      ...unless(!draft, {
        level: 'blocker',
        what: `The ${name} page still has general text that would be true of any town.`,
        where: lineOf(file, 'draft: true,'),
        fix: 'Replace the general text with what is true of the town only, then delete the line `draft: true`.',
      }),
      ...unless(draft || areas.join() !== genericAreas(name).join(), {
        level: 'blocker',
        what: `The six areas of ${name} are made up from its name.`,
        where: lineOf(file, 'areas:'),
        fix: 'Name six real neighbourhoods or roads.',
      }),
      ...general.map(
        (text): Finding => ({
          level: 'blocker',
          what: `The ${name} page still says “${text.slice(0, 40)}…”, which would be true of any town.`,
          where: lineOf(file, text),
          fix: 'Replace it with what is true of the town only.',
        }),
      ),
    ];
  });
}

/** The texts of `npm run new:town` that a town's file still has, even without its line `draft: true`. */
function generalTexts(file: string, town: City): ReadonlyArray<string> {
  if (!existsSync(file)) return [];
  const own = readFileSync(file, 'utf8');
  const texts = townFile({ ...town, footerOrder: 0 }).matchAll(/'([^'\n]{40,})'/g);
  return [...texts].map(([, text = '']) => text).filter((text) => own.includes(text));
}

/** Each file of a town or landing that the list beside it does not name: it has no page, and nothing else says so. */
export function unlistedFindings(
  listed: ReadonlyArray<string> = slugPages.map(pageFile),
  folders = ['content/cities', 'content/landings'],
): ReadonlyArray<Finding> {
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /^[^.]+\.ts$/.test(file) && file !== 'index.ts')
      .map((file) => path.posix.join(folder, file))
      .filter((file) => !listed.includes(file))
      .map((file) => ({
        level: 'warning',
        what: `${path.posix.basename(file)} is not in the list, so it has no page.`,
        where: file,
        fix: `Add it to ${folder}/index.ts as the others are, or delete the file.`,
      })),
  );
}

/** What the packages include, until the owner has read it. */
export function featureFindings(areSamples: boolean = featuresAreSamples): ReadonlyArray<Finding> {
  return unless(!areSamples, {
    level: 'warning',
    what: 'What each package includes came with the design, not from you.',
    where: lineOf('content/packages.ts', 'export const featuresAreSamples'),
    fix: 'Change every line of `features` to what you do, then set `featuresAreSamples` to false.',
  });
}
