// Every page that answers a search rather than a town. A landing names its town by slug; removing a town removes its
// landings too.
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

export const landings: ReadonlyArray<Landing> = [
  carDetailingNearMe,
  autoDetailingNearMe,
  mobileDetailingNearMe,
  carDetailingVictoria,
  autoDetailingVictoria,
  carDetailingDuncan,
  autoDetailingDuncan,
  carDetailingLadysmith,
  autoDetailingLadysmith,
];
