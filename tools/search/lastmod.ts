/** `npm run lastmod`: gives every page whose words changed today's date, as it is where the business is. */

import '../setup';
import { parseArgs } from 'node:util';
import { timeZone } from '../../content/business';
import { toIsoDay } from '../../content/iso-day';
import { pages, slugPages } from '../../content/pages';
import { assertPageFiles } from '../page-files';
import { readLastmod, stalePaths, updateLastmod, writeLastmod } from './lastmod-record';

parseArgs({ options: {} });
const today = toIsoDay(new Date(), timeZone);
const addresses = new Set(pages.map(({ path }) => path));
assertPageFiles(slugPages);
const stored = readLastmod();
const stale = stalePaths(stored);
writeLastmod(updateLastmod(stored, today));
const [changed, gone] = [true, false].map((isThere) => stale.filter((path) => addresses.has(path) === isThere));
if (changed?.length) console.log(`lastmod: changed ${changed.join(', ')}`);
if (gone?.length) console.log(`lastmod: gone ${gone.join(', ')}; old links there no longer work`);
if (stale.length === 0) console.log('lastmod: nothing changed');
