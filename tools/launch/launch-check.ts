/**
 * `npm run launch-check`: what still stands between this tree and the public, in plain words: what, where, how to fix.
 * Exits 1 while a blocker remains.
 */

import '../setup';
import { givenFolder } from '../build-target';
import { plainMessage } from '../plain-message';
import { type Finding, report } from './finding';
import { settingLine } from './line-of';

const folder = givenFolder();
const findings = await findAll();
console.log(report(findings));
process.exitCode = findings.some(({ level }) => level === 'blocker') ? 1 : 0;

async function findAll(): Promise<ReadonlyArray<Finding>> {
  // Settings and content check themselves as they are read, and say in a sentence what is wrong.
  const read = Promise.all([import('../../content/settings'), import('./all-findings')]);
  const modules = await read.catch((error: Error) => error);
  if (modules instanceof Error) {
    const what = plainMessage(modules);
    if (what === undefined) throw modules;
    return [
      {
        level: 'blocker',
        what,
        where: placeIn(what),
        fix: 'Change what the sentence names, then run this check again.',
      },
    ];
  }
  const [{ brand, origin }, { allFindings }] = modules;
  console.log(`Launch check of ${brand.name} for ${origin}\n`);
  return allFindings(folder);
}

/** Where the setting stands that a sentence names first; content names its file itself. */
function placeIn(what: string) {
  const [setting] = /\b(?:SITE|NEXT_PUBLIC)_\w+/.exec(what) ?? [];
  return setting ? settingLine(setting) : 'content';
}
