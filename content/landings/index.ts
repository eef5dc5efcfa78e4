// Every page made for a common search, not for a town, under its slug. A landing names its town by slug; removing a
// town removes its landings too.
import { assertLanding } from '../checks/assert-landing';
import { assertNoAlias } from '../checks/assert-list';
import type { Landing } from '../types';
import { autoDetailingDuncan } from './auto-detailing-duncan';
import { autoDetailingLadysmith } from './auto-detailing-ladysmith';
import { autoDetailingNearMe } from './auto-detailing-near-me';
import { autoDetailingVictoria } from './auto-detailing-victoria';
import { carDetailingDuncan } from './car-detailing-duncan';
import { carDetailingLadysmith } from './car-detailing-ladysmith';
import { carDetailingNearMe } from './car-detailing-near-me';
import { carDetailingVictoria } from './car-detailing-victoria';
import { mobileDetailingNearMe } from './mobile-detailing-near-me';

const landings = {
  'car-detailing-near-me': carDetailingNearMe,
  'auto-detailing-near-me': autoDetailingNearMe,
  'mobile-detailing-near-me': mobileDetailingNearMe,
  'car-detailing-victoria': carDetailingVictoria,
  'car-detailing-duncan': carDetailingDuncan,
  'car-detailing-ladysmith': carDetailingLadysmith,
  'auto-detailing-victoria': autoDetailingVictoria,
  'auto-detailing-duncan': autoDetailingDuncan,
  'auto-detailing-ladysmith': autoDetailingLadysmith,
} satisfies Record<string, Landing>;

// Checked here rather than in pages.ts: tools read landings without the pages.
assertNoAlias('content/landings/index.ts', landings);
for (const [key, landing] of Object.entries(landings)) assertLanding(key, landing);

export const landingList: ReadonlyArray<Landing> = Object.values(landings);

/** The landing pages of a town, by its slug. */
export function landingsOf(city: string): ReadonlyArray<Landing> {
  return landingList.filter((landing) => landing.kind !== 'near-me' && landing.city === city);
}
