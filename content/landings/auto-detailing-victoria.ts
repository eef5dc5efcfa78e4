// What the Victoria auto page says: vans, boats and motorhomes that leave the city by highway and ferry.
// Change the words between the quotes. Keep the badge titles and ‘Complete Auto Care’; name no awards.
import { claims } from '../claims';
import { price } from '../packages';
import type { AutoLanding } from '../types';

export const autoDetailingVictoria: AutoLanding = {
  kind: 'auto',
  slug: 'auto-detailing-victoria',
  city: 'victoria',
  title: 'Auto Detailing Victoria BC | Vans, SUVs, Boats and RVs',
  metaDescription:
    'Auto detailing in Victoria for work vans, SUVs, boats and motorhomes: what to book before the ferry and after the Malahat, and where prices start.',
  linkText: 'Auto detailing in Victoria',
  heading: 'Auto Detailing in Victoria, BC',
  lead: 'Two highways begin in Victoria. One heads for the Malahat, the other for Swartz Bay, and everything from work vans to motorhomes comes home dirty. We do the cleaning at your workplace or your house.',
  backdrop: 'exterior-wash',
  badges: [
    { title: claims.insured.text, text: 'Fully licensed too, so you have an answer for your property manager.' },
    {
      title: claims.awards.text,
      text: `An Island business ${claims.since.inText}, with ${claims.experience.text} of experience.`,
    },
    { title: claims.guaranteed.text, text: `Every visit comes with our ${claims.guarantee.inText}.` },
  ],
  care: {
    heading: 'Complete Auto Care',
    intro: `For vehicles that work, tow and travel. Our products are ${claims.nonToxic.inText}.`,
    points: [
      {
        title: 'Family SUVs',
        text: `Reconditioning, with seat and carpet shampoo and odour removal, for the car that drives to every practice. The package starts at ${price('reconditioning')}.`,
      },
      {
        title: 'Work vans',
        text: 'Seats, dash and glass cleaned, so the van outside a client’s door in Rockland makes a good impression.',
      },
      {
        title: 'Older paint',
        text: `Cut & Polish, from ${price('cutAndPolish')}, for paint that looks dull even when it is clean.`,
      },
      {
        title: 'New vehicles',
        text: `Paint protection film or a ceramic coating while the finish is fresh. Ceramic is made to last ${claims.ceramicDurability.inText} and begins at ${price('ceramicCoating')}.`,
      },
      {
        title: 'Trailered boats',
        text: `Hull and deck cleaning in your driveway, from ${price('boat')}.`,
      },
      {
        title: 'Motorhomes',
        text: `An RV wash and wax, from ${price('rv')}. Tell us the day of your crossing when you book.`,
      },
      {
        title: 'Finishing touches',
        text: 'Headlights dulled by the sun at an open Dallas Road curb, engine bays, scratches and pet hair, quoted as extras.',
      },
    ],
  },
  guide: {
    heading: 'Before the ferry, after the Malahat',
    points: [
      {
        title: 'Heading out.',
        text: 'Swartz Bay lies about 30 km north on Highway 17, and salt air comes with the crossing. Have wax or sealant put on a few days earlier. Taking visitors along? Have the interior done in the same visit.',
      },
      {
        title: 'Coming home over Highway 1.',
        text: 'In frosty weather crews lay brine on the Malahat, and from October to March winter tires are required there. Brine and grit travel back to the city as a chalky crust on sills and in wheel wells. It comes off most easily while fresh.',
      },
      {
        title: 'Summer highways.',
        text: 'Insects bake on, so book soon after a long trip up-Island. Rubbing a dry bumper is how swirls begin.',
      },
    ],
  },
  coverage: {
    heading: 'Tall vehicles, tight streets',
    text: 'In this city a ladder rack or a camper roof can decide where we work. It may rule out the parkade under a Victoria West condo before anyone asks the strata council, so look for an open lot with the owner’s consent. In Fairfield or Rockland width is the question: can the side door open in the driveway with the sidewalk still clear?',
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
    text: 'Say when you leave, what you drive and where it is parked. We quote, we agree on a day, and the vehicle stays where it is.',
    button: 'Call for a quote',
  },
  faqs: [
    {
      question: 'My RV is in storage outside the city. Could you meet it?',
      answer:
        'Tell us where, and ask the storage yard first. We normally visit homes and offices; anything else is arranged by phone.',
    },
    {
      question: 'Would you detail several company vehicles downtown?',
      answer:
        'Ask us for a quote that covers them all. Tell us how many fit in the lot together and which weekday is quiet.',
    },
    {
      question: 'How long before a ferry trip should the detail be done?',
      answer:
        'An interior can wait until the day before; wax or sealant is better a few days ahead. Call early, so that there are days to choose from.',
    },
  ],
};
