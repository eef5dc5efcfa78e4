/**
 * `npm run new:town -- "Lake Cowichan"` writes the town's content file and registers it. A place that
 * content/places.ts does not know needs its position: `--latitude 48.37 --longitude -123.73`; `--region` is optional.
 * A town that was removed comes back with its words, from .removed/.
 */

import '../setup';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isInOneCase } from '../../content/checks/assert-city';
import { isReservedSlug } from '../../content/checks/assert-pages';
import { UserError } from '../../content/checks/user-error';
import { cityList } from '../../content/cities';
import { maxFooterCities } from '../../content/city-lists';
import { claims } from '../../content/claims';
import { isOnMap, mapBounds } from '../../content/coast';
import { pages } from '../../content/pages';
import { places } from '../../content/places';
import { type Position, type Region, regions } from '../../content/types';
import { changeFiles } from './change-files';
import { genericRegion, townFile } from './general-town';
import { slugOf } from './slug-of';
import { constantName, withTown } from './town-table';

const table = 'content/cities/index.ts';
/** In a town's file. */
const exportedName = /(?<=^export const )\w+(?=: City\b)/m;
const options = { latitude: { type: 'string' }, longitude: { type: 'string' }, region: { type: 'string' } } as const;
const example = 'npm run new:town -- "Sooke" --latitude 48.3740 --longitude -123.7270';

addTown();

function addTown() {
  const { name, place, values } = readArguments();
  const slug = slugOf(name);
  const taken = cityList.find((town) => town.slug === slug);
  if (taken) throw new UserError(`${taken.name} has a page already. Its words are in content/cities/${slug}.ts.`);
  if (isReservedSlug(slug) || pages.some((page) => page.slug === slug)) {
    throw new UserError(`The address /${slug} is taken already. Give the town another name.`);
  }
  const file = `content/cities/${slug}.ts`;
  if (existsSync(file)) {
    throw new UserError(
      `${file} is there already, but not in ${table}. Delete the file or move it away, then try again.`,
    );
  }
  const footerOrder = Math.max(0, ...cityList.map((town) => town.footerOrder ?? 0)) + 1;
  const kept = findKept(slug);
  if (kept && Object.keys(values).length > 0) {
    throw new UserError(
      `${kept} has the words of ${name} from before, with its position and region. Leave the options out to have them back, or delete that file to start over.`,
    );
  }
  const general = () => {
    const position = readPosition(name, place, values);
    return assertKnownClaims(townFile({ name, slug, ...position, region: readRegion(values.region), footerOrder }));
  };
  const changes = {
    [file]: kept ? readFileSync(kept, 'utf8').replace(exportedName, constantName(slug)) : general(),
    [table]: withTown(readFileSync(table, 'utf8'), slug),
  };
  changeFiles(changes, () => {
    const biome = 'node_modules/@biomejs/biome/bin/biome';
    // Without its rules: a file that came back may import what its words no longer use.
    const tidy = ['check', '--write', '--linter-enabled=false', '--vcs-enabled=false'];
    execFileSync(process.execPath, [biome, ...tidy, file, table], { stdio: 'pipe' });
    execFileSync(process.execPath, ['--import', 'tsx', 'tools/search/lastmod.ts'], { stdio: 'pipe' });
  });
  const footerNote =
    kept || cityList.filter((town) => town.footerOrder !== undefined).length < maxFooterCities
      ? ''
      : `\n  left out    of the footer, which shows ${maxFooterCities} towns: give ${name} a lower footerOrder to have it there`;
  console.log(`${name} has a page.
  written     ${file}: ${kept ? `its previous words, from ${kept}${landingNote(kept)}` : 'general text; make it local, then delete the line draft: true'}
  listed      last in ${table}; routes, map, footer, sitemap and the rest follow
  dated       content/lastmod.json, for the sitemap${footerNote}
Look at it with npm start, at /${slug}. To take it away again: npm run remove:town -- ${slug}`);
}

/** General text whose claims are all in the register. @throws with the file it is written in. */
function assertKnownClaims(text: string): string {
  const [, gone] = [...text.matchAll(/\bclaims\.(\w+)/g)].find(([, key = '']) => !Object.hasOwn(claims, key)) ?? [];
  if (gone === undefined) return text;
  throw new UserError(
    `tools/towns/general-town.ts, the general text of a new town, uses claims.${gone}, which content/claims.ts does not have. Write something else there, and keep five reasons.`,
  );
}

/** The file of a town as it was when it was last removed, if it was: see remove-town.ts. */
function findKept(slug: string): string | undefined {
  const removals = existsSync('.removed') ? readdirSync('.removed').toSorted().toReversed() : [];
  return removals.map((folder) => `.removed/${folder}/${slug}.ts`).find((file) => existsSync(file));
}

function landingNote(kept: string) {
  const others = readdirSync(path.dirname(kept)).filter((file) => file.endsWith('.ts') && file !== path.basename(kept));
  return others.length > 0
    ? `\n  to do       copy ${others.join(' and ')} from there into content/landings/, and name them in index.ts there`
    : '';
}

function readArguments() {
  const kept = Object.keys(options).find((option) => process.env[`npm_config_${option}`]);
  if (kept) throw new UserError(`npm kept --${kept} for itself. Write -- before the town's name. ${example}`);
  const bare = process.argv.slice(2).find((arg, index, all) => /^-\d/.test(arg) && !all[index - 1]?.startsWith('--'));
  if (bare) throw new UserError(`Write --latitude and --longitude before the two numbers. ${example}`);
  // parseArgs takes a value that starts with a minus only after an equals sign.
  const args = process.argv
    .slice(2)
    .join('\n')
    .replace(/^(--l(?:at|ong)itude)\n/gm, '$1=')
    .split('\n');
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const given = positionals.join(' ').trim().normalize();
  if (!/^\p{L}[\p{L}\p{M}\d .'’-]{1,34}$/u.test(given) || !/^[a-z]/.test(slugOf(given))) {
    throw new UserError(
      `Give the town's name: up to 35 letters, without brackets or slashes, beginning with one from A to Z. ${example}`,
    );
  }
  // However the owner typed it, a place that the site names already is spelt as there.
  const named = [...Object.entries(places), ...cityList.map((town) => [town.name, town] as const)];
  const [name, place] = named.find(([known]) => slugOf(known) === slugOf(given)) ?? [given];
  if (isInOneCase(name)) {
    throw new UserError(
      `Write the town's name in upper- and lowercase letters, as pages will show it, not "${name}". ${example}`,
    );
  }
  return { name, place, values };
}

function readPosition(name: string, known: Position | undefined, given: { latitude?: string; longitude?: string }) {
  const latitude = readDegrees(given.latitude) ?? known?.latitude;
  const longitude = readDegrees(given.longitude) ?? known?.longitude;
  if (latitude === undefined || longitude === undefined) {
    throw new UserError(
      `Where is ${name}? content/places.ts does not know it. Right-click it on a web map for its two numbers, then for example:\n  ${example.replace('Sooke', () => name)}`,
    );
  }
  if (!isOnMap({ latitude, longitude })) {
    throw new UserError(
      `${latitude}, ${longitude} is not on the site's map, which covers ${mapBounds}: a town beyond it cannot have a page. Check the two numbers; the longitude needs a minus sign in front.`,
    );
  }
  return { latitude, longitude };
}

function readDegrees(typed: string | undefined): number | undefined {
  if (typed !== undefined && !/^[+-]?\d+(?:\.\d+)?$/.test(typed)) {
    throw new UserError(`"${typed}" is not a number of degrees. Write a point, not a comma, as in: ${example}`);
  }
  return typed === undefined ? undefined : Number(typed);
}

function readRegion(given: string | undefined): Region {
  if (given === undefined) return genericRegion;
  const region = regions.find((known) => known.toLowerCase() === given.toLowerCase());
  if (!region) throw new UserError(`"${given}" is not a region of the site. Use one of: ${regions.join(', ')}.`);
  return region;
}
