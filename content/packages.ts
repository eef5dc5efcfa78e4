// The price list. A price is a whole number of Canadian dollars and is shown as 'Starts at $N'. Other pages read it from
// here, so a price changed here changes everywhere. They name packages in their own words: after renaming or removing
// one, search content/ for the most distinctive word of its name. The `badge` is shown beside the name; `highlighted`
// belongs to one row only. Order here is order on the page; sentences use the word before each colon: price('full').
import { assertPackage, assertPackageKeys } from './checks/assert-packages';
import { UserError } from './checks/user-error';
import { claims } from './claims';
import type { Package } from './types';

/**
 * What the packages include came with the design. Set this to false once every line of `features` is what you do, and
 * the texts of towns and landing pages that mention steam are too: search content/ for it.
 */
export const featuresAreSamples = true;

const packagesByKey = {
  interior: {
    name: 'Premium Interior Detail',
    startsAtDollars: 229,
    features: ['Steam-cleaned seats and carpets', 'Dash, vents and door jambs', 'Glass cleaned inside'],
  },
  full: {
    name: 'Premium Full Detail (In&Out)+Wax',
    startsAtDollars: 299,
    features: ['Everything in Premium Interior', 'Hand wash, wheels and tires', 'Wax finish'],
    badge: 'Top Choice',
    highlighted: true,
  },
  showroomShine: {
    name: 'Showroom Shine Full Detail + Power Polishing',
    startsAtDollars: 399,
    features: ['Full detail inside and out', 'Machine power polish', 'Deep gloss'],
    badge: 'Buff & Polish',
  },
  reconditioning: {
    name: 'Reconditioning Full Detail + Seat/Carpet Shampoo & Odor Removal',
    startsAtDollars: 399,
    features: ['Full detail inside and out', 'Seat and carpet shampoo', 'Odour removal for both'],
    badge: 'Interior Rejuvenate',
  },
  sealant: {
    name: `Power Polishing + Sealant (${claims.sealantDurability.text})`,
    startsAtDollars: 399,
    features: ['Machine polish', 'Sealant'],
  },
  cutAndPolish: {
    name: 'Cut & Polish',
    startsAtDollars: 599,
    features: ['For marks too deep for a power polish'],
    note: '1 to 3 step options',
  },
  ceramicCoating: {
    name: 'Ceramic Coating',
    startsAtDollars: 789,
    features: ['Paint prepared, then coated'],
    note: claims.ceramicDurability.text,
  },
  boat: { name: 'Boat Detailing Packages', startsAtDollars: 399, features: ['Hull and deck cleaning'] },
  rv: { name: 'RV Wash n Wax Packages', startsAtDollars: 399, features: ['Walls washed and waxed', 'Roof washed'] },
} satisfies Record<string, Package>;

assertPackageKeys(Object.keys(packagesByKey));
export const packages: ReadonlyArray<Package> = Object.values(packagesByKey);
// Before the texts of other files show a price.
packages.forEach(assertPackage);

export const interiorAddOns = 'Seat/carpet shampooing, pet hair removal';

export const beforePrice = 'Starts at';

/** A price as every page writes it, such as '$229' or '$1,299'. */
export function amount(dollars: number): string {
  return `$${dollars.toLocaleString('en-CA')}`;
}

/** The lowest starting price, such as '$229'. */
export const lowestPrice = amount(Math.min(...packages.map(({ startsAtDollars }) => startsAtDollars)));

/** A package's starting price within a sentence, such as '$599'. @throws when the list has no such package. */
export function price(key: keyof typeof packagesByKey): string {
  if (!Object.hasOwn(packagesByKey, key)) {
    throw new UserError(
      `content/packages.ts has no package "${key}", but a text in content/ asks for price('${key}'). Search content/ for price('${key}'), and change or take out each sentence that has it. The packages are: ${Object.keys(packagesByKey).join(', ')}.`,
    );
  }
  return amount(packagesByKey[key].startsAtDollars);
}
