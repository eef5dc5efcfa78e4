/**
 * `npm run indexnow` shows which pages changed since they were last submitted; `npm run indexnow -- --send` submits them.
 */

import '../setup';
import { parseArgs } from 'node:util';
import { isCanonicalElsewhere } from '../../content/brands/canonical-origin';
import { brand, origin } from '../../content/settings';
import { announceChanges } from './announce-changes';
import { readLastmod, stalePaths } from './lastmod-record';

const { values } = parseArgs({ options: { send: { type: 'boolean' } } });

if (isCanonicalElsewhere(brand, origin)) {
  console.log(
    `Nothing to submit: ${origin} gives way to ${brand.canonicalOrigin}, whose pages search engines should keep.`,
  );
} else {
  const lastmod = readLastmod();
  const accepted = await announceChanges({
    origin,
    key: brand.indexNowKey,
    lastmod,
    stale: stalePaths(lastmod),
    sentFile: `.cache/indexnow/${new URL(origin).hostname}.json`,
    send: values.send ?? false,
  });
  if (!accepted) process.exitCode = 1;
}
