import type { Package } from './types';

// The price list. A price is a whole number of Canadian dollars and is shown as 'Starts at $N'. The `badge` stands
// beside the name; `highlighted` belongs to one row only. Order here is order on the page.
export const packages: ReadonlyArray<Package> = [
  {
    name: 'Premium Interior Detail',
    startsAtDollars: 229,
    features: ['Steam-cleaned seats and carpets', 'Dash, vents and door jambs', 'Streak-free glass inside'],
  },
  {
    name: 'Premium Full Detail (In&Out)+Wax',
    startsAtDollars: 299,
    features: ['Everything in Premium Interior', 'Hand wash, wheels and tires', 'Wax finish'],
    badge: 'Top Choice',
    highlighted: true,
  },
  {
    name: 'Showroom Shine Full Detail + Power Polishing',
    startsAtDollars: 399,
    features: ['Full detail inside and out', 'Machine power polish', 'Deep gloss'],
    badge: 'Buff & Polish',
  },
  {
    name: 'Reconditioning Full Detail + Seat/Carpet Shampoo & Odor Removal',
    startsAtDollars: 399,
    features: ['Full detail inside and out', 'Seat and carpet shampoo', 'Odor removal'],
    badge: 'Interior Rejuvenate',
  },
  {
    name: 'Power Polishing + Sealant (Year Long Protection)',
    startsAtDollars: 399,
    features: ['Machine polish', 'Sealant'],
  },
  {
    name: 'Cut & Polish',
    startsAtDollars: 599,
    features: ['Scratch and oxidation removal'],
    note: '1 to 3 step options',
  },
  {
    name: 'Ceramic Coating',
    startsAtDollars: 789,
    features: ['Paint prepared, then coated'],
    note: '3-5 year durability',
  },
  { name: 'Boat Detailing Packages', startsAtDollars: 399, features: ['Hull, deck and upholstery'] },
  { name: 'RV Wash n Wax Packages', startsAtDollars: 399, features: ['Roof, walls and awnings'] },
];

export const interiorAddOns = 'Seat/carpet shampooing, pet hair removal';

/** The price as every page shows it. */
export function priceText({ startsAtDollars }: Pick<Package, 'startsAtDollars'>): string {
  return `Starts at $${startsAtDollars}`;
}
