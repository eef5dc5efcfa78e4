// What the Duncan auto page says: trucks, boats, campers and a working year in the valley.
// Change the words between the quotes. Keep the badge titles, ‘Complete Auto Care’ and the eight areas; name no awards.
import { claims } from '../claims';
import { price } from '../packages';
import type { AutoLanding } from '../types';

export const autoDetailingDuncan: AutoLanding = {
  kind: 'auto',
  slug: 'auto-detailing-duncan',
  city: 'duncan',
  title: 'Auto Detailing Duncan BC | Cars, Farm Trucks and Boats',
  metaDescription:
    'Auto detailing in Duncan for farm trucks, family cars, boats and campers: what to book in each season of the Cowichan Valley, and starting prices.',
  linkText: 'Auto detailing in Duncan',
  heading: 'Auto Detailing in Duncan, BC',
  lead: 'Between Sansum Narrows and Cowichan Lake you see pickups that haul feed, skiffs bound for Maple Bay and campers headed up Highway 18. We detail all of them, and the family car, one driveway at a time.',
  backdrop: 'floor-mat-cleaning',
  badges: [
    {
      title: claims.insured.text,
      text: 'Fully licensed as well, whether we come to a farm or to a company lot.',
    },
    {
      title: claims.awards.text,
      text: `${claims.experience.text} of experience, as a local business ${claims.since.inText}.`,
    },
    {
      title: claims.guaranteed.text,
      text: `Backed by a ${claims.guarantee.inText}. Walk around the car with us before we go.`,
    },
  ],
  care: {
    heading: 'Complete Auto Care',
    intro: `From the farm truck to the boat, with ${claims.nonToxic.inText} products.`,
    points: [
      {
        title: 'Full detail and wax',
        text: `For the family car and the pickup that hauls hay. Starts at ${price('full')}.`,
      },
      { title: 'Steam cleaning', text: 'For cloth seats and carpets that hold a season of farm dirt.' },
      { title: 'Stains and shampoo', text: 'Market berries, coffee and damp boots leave marks in cloth.' },
      { title: 'Pet hair', text: 'For dogs that ride home wet after a swim in the river.' },
      { title: 'Engine bay', text: 'Chaff and leaf litter collect under the hood of a farm truck.' },
      { title: 'Headlights', text: 'Clearer lenses for country roads on a November evening.' },
      { title: 'Boats', text: `Hull and deck, on the trailer at home. Packages start at ${price('boat')}.` },
      { title: 'RVs', text: `Wash and wax for campers and motorhomes, from ${price('rv')}.` },
    ],
  },
  guide: {
    heading: 'A working year in the valley',
    points: [
      {
        title: 'Spring.',
        text: `Conifer pollen tends to coat everything parked near the firs, and oak catkins follow below Mount Tzouhalem. Wait until the worst has dropped, then seal the paint. Power Polishing + Sealant, with ${claims.sealantDurability.inText}, starts at ${price('sealant')}.`,
      },
      {
        title: 'Summer.',
        text: 'Farm lanes turn to powder and boats go in at Maple Bay. Some years bring smoke and ash. Never wipe ash while it is dry: rinse it off, if the water stage allows. Save the thorough clean for after the summer trips.',
      },
      {
        title: 'Fall.',
        text: 'Bigleaf maple leaves stain a hood that stays damp beneath them. Clear the vents below the windshield, have the engine bay cleaned and book the boat before its cover goes on.',
      },
      {
        title: 'Winter.',
        text: 'Mud rides in on every boot, and commuters bring brine home across the Malahat. Rinse the brine off soon and have the interior done. If you have a garage or carport to work in, it is a good season for paint correction too.',
      },
    ],
  },
  coverage: {
    heading: 'Auto detailing from the city to Sahtlam',
    text: 'You can walk across Duncan in a lunch hour. North Cowichan wraps around much of it. Beyond that the Cowichan Valley runs west into forest and south past the stone rail bridge at Cowichan Station. We drive to these places and the lanes between.',
    names: [
      'City Centre',
      'Quamichan Lake',
      'Maple Bay Road',
      'Lakes Road',
      'Koksilah',
      'Cowichan Station',
      'Genoa Bay',
      'Sahtlam',
    ],
  },
  callToAction: {
    heading: 'Tell us what is in the yard',
    text: 'List every vehicle, the length of any boat or RV, and which one needs help first.',
    button: 'Call for a quote',
  },
  faqs: [
    {
      question: 'Would you detail a boat at the Maple Bay launch?',
      answer:
        'No: the public ramp and its trailer parking are for people launching. Bring the boat home and call us from there.',
    },
    {
      question: 'Will you take on a horse trailer or a tractor?',
      answer: 'Our list is cars, trucks, boats and RVs. For anything else on wheels, call and ask.',
    },
    {
      question: 'Sealant or ceramic for a work truck?',
      answer: `Branches and gravel wear down any finish, so the lower-priced sealant is often the better choice. Ceramic starts at ${price('ceramicCoating')}, is made to last ${claims.ceramicDurability.inText}, and makes more sense on the highway car.`,
    },
  ],
};
