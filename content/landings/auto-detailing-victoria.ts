// What the Victoria auto page says: vehicles that leave the city by highway and ferry, and parkades they come home to.
// Change the words between the quotes. Keep the badge titles and ‘Complete Auto Care’; name no awards.
import type { AutoLanding } from '../types';

export const autoDetailingVictoria = {
  kind: 'auto',
  slug: 'auto-detailing-victoria',
  city: 'victoria',
  title: 'Auto Detailing Victoria BC | Vans, SUVs, Boats and RVs',
  metaDescription:
    'Auto detailing in Victoria for vans, SUVs, trucks, boats and RVs. What the Malahat, the ferries and a downtown parkade do, and the package for each.',
  heading: 'Auto Detailing in Victoria, BC',
  lead: 'Two highways begin in Victoria. One heads for the Malahat, the other for Swartz Bay, and everything from trade vans to motorhomes comes back along them needing a clean. We do that cleaning at your building or your house.',
  badges: [
    { title: 'Fully Insured', text: 'Insurance and licence complete, which property managers like to hear.' },
    { title: 'Award Winning', text: 'The honour we hold is yours to give: a 5-star rating, at 4.9/5 through 500+ verified reviews.' },
    { title: 'Guaranteed', text: 'We stand by a satisfaction guarantee of 100%.' },
  ],
  care: {
    heading: 'Complete Auto Care',
    intro: 'Seven kinds of help for vehicles that work, tow and travel.',
    items: [
      {
        title: 'Family SUVs',
        text: 'Reconditioning, with seat and carpet shampoo and odour removal, for the car that does every practice. It opens at $399.',
      },
      { title: 'Trade vans', text: 'Cab cleaning, glass and steps, so the van that parks outside a client’s door looks looked after.' },
      { title: 'Older paint', text: 'Cut & Polish in one, two or three steps. $599 is the first rung.' },
      { title: 'New leases', text: 'Paint protection film or a ceramic layer while the finish is fresh. Ceramic lasts 3–5 years and begins at $789.' },
      { title: 'Trailered boats', text: 'Hull and deck cleaning in your driveway, from a base price of $399.' },
      { title: 'Motorhomes', text: 'An RV wash and wax, on the same base, timed around your crossing.' },
      { title: 'Finishing touches', text: 'Engine bays, headlights, scratches and pet hair, quoted as extras.' },
    ],
  },
  guide: {
    heading: 'Before the ferry, after the Malahat',
    paragraphs: [
      'Heading out. Swartz Bay lies about 30 kilometres north on Highway 17, and an open car deck is a salty place to stand. Wax or sealant put on a few days earlier gives spray less to grip. If relatives are riding along, have the interior done in that same visit.',
      'Coming home over Highway 1. In frosty weather crews lay brine on the pass, and from October to March winter tires are required there. Both travel back to the city as a chalky crust on sills and arches. Wash it off before a thaw drives it deeper.',
      'Summer traffic brings insects instead. They bake on within days, so book the front end soon after a long trip up-Island. Leave the sponge alone; rubbing a dry bumper is how swirls begin.',
    ],
  },
  coverage: {
    heading: 'Parkades, lots and older streets',
    text: 'Condos crowd downtown and the Victoria West shore, and there the vehicle often lives below ground. Ask the strata council for permission, and find out about power, drainage and ceiling height. A roof rack or a tall van can settle the matter by itself. In that case a surface stall at work is worth asking for. Elsewhere on this list, a driveway usually decides it.',
    names: [
      'Downtown',
      'North Park',
      'Victoria West',
      'Burnside Gorge',
      'Jubilee',
      'Oaklands',
      'Rockland',
      'Fairfield',
    ],
  },
  callToAction: {
    heading: 'Have it clean for the next trip',
    text: 'Say when you leave, what you drive and where it is parked. We quote, you choose the day, and the vehicle waits where it is.',
    button: 'Call for a quote',
  },
  faqs: [
    {
      question: 'Can you work in an underground parkade?',
      answer:
        'Only if the building agrees, and some jobs suit one better than others. Send us the rules you are given and we can suggest a package that respects them.',
    },
    {
      question: 'Would you detail several company vehicles downtown?',
      answer:
        'Ask for a quote that covers them all. Tell us how many fit in the lot together and which hours it is quiet between 08:00 and 18:00.',
    },
    {
      question: 'How long before a ferry trip should I book?',
      answer:
        'A detail takes a few hours, two to four, so the day before can do. Leave more time for polishing or coating, and ask us how much.',
    },
  ],
} satisfies AutoLanding;
