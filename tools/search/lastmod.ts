/** `npm run lastmod`: gives every page whose words changed today's date, as it is where the business is. */

import '../setup';
import { parseArgs } from 'node:util';
import { timeZone } from '../../content/business';
import { toIsoDay } from '../../content/iso-day';
import { readLastmod, stalePaths, updateLastmod, writeLastmod } from './lastmod-record';

parseArgs({ options: {} });
const today = toIsoDay(new Date(), timeZone);
const stored = readLastmod();
const stale = stalePaths(stored);
writeLastmod(updateLastmod(stored, today));
console.log(stale.length > 0 ? `lastmod: changed ${stale.join(', ')}` : 'lastmod: nothing changed');
