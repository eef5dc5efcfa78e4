// What the Ladysmith auto page says: one hillside, three levels, and the messes of beach, trail and winter.
// Change the words between the quotes. Keep the badge titles, ‘Complete Auto Care’ and the eight names; name no awards.
import type { AutoLanding } from '../types';

export const autoDetailingLadysmith = {
  kind: 'auto',
  slug: 'auto-detailing-ladysmith',
  city: 'ladysmith',
  title: 'Auto Detailing Ladysmith BC | Harbour, Hill and Highway',
  metaDescription:
    'Auto detailing in Ladysmith for SUVs, trucks, boats and campers, from Transfer Beach to South Davis: beach sand, trail mud and dull paint put right.',
  heading: 'Auto Detailing in Ladysmith, BC',
  lead: 'Tide, trail and town sit close together on the 49th parallel. In one weekend the same SUV can visit Transfer Beach, a muddy trailhead behind Holland Creek and the highway home. We bring the cleanup to the address where it sleeps.',
  badges: [
    { title: 'Fully Insured', text: 'Licence and insurance in order, on the flat or on the steepest block.' },
    { title: 'Award Winning', text: 'Five stars is how customers score us: 500+ verified reviews come to 4.9/5.' },
    { title: 'Guaranteed', text: 'Satisfaction, 100% of it, is guaranteed.' },
  ],
  care: {
    heading: 'Complete Auto Care',
    intro: 'Our services, sorted by the mess that calls for them.',
    items: [
      {
        title: 'Beach days',
        text: 'Deep interior cleaning for sand, sunscreen and splash-park towels. On its own it begins at $229.',
      },
      { title: 'Trail days', text: 'Wheels, mats and sills freed of mud from the paths to Heart Lake and Stocking Lake.' },
      { title: 'Dog days', text: 'Pet hair removal, with shampoo for the seat that took the soaking.' },
      { title: 'Spills', text: 'Stain removal for coffee lost at the Roberts Street turn.' },
      { title: 'Worn paint', text: 'Scratch removal or Cut & Polish, which runs to three steps. $599 is where it starts.' },
      { title: 'Yellowed lamps', text: 'Headlight restoration before the dark months.' },
      { title: 'Salted hulls', text: 'Boat packages, quoted from $399, for craft that come home between harbour trips.' },
      { title: 'Rested campers', text: 'RV wash and wax after months beneath dripping cedars, $399 to begin.' },
    ],
  },
  guide: {
    heading: 'Three levels of one hillside',
    paragraphs: [
      'By the water. Vehicles that idle at Transfer Beach or tow to the marinas meet salt first. Hinges, tow hitches and alloy wheels suffer before the roof does. Ask for an exterior that ends in wax, and give the trailer tongue a mention.',
      'Beside the highway. Highway 1 slips between downtown and the shore, so the lower blocks live with traffic film and tire grit. If a wet finger leaves a grey stripe on the door, a plain rinse has stopped being enough. Polishing and a sealant, $399 at the start, make the next wash simpler.',
      'Up the slope. Newer subdivisions near the trees tend to trade salt for needles, pollen and builders’ dust. Sunroof drains and cowls clog. Owners of a recent model often ask about ceramic here: count on 3–5 years of durability, a $789 starting price, and paint that must be clean and even beforehand.',
    ],
  },
  coverage: {
    heading: 'Street by street in Ladysmith',
    text: 'A beach, two creeks and a handful of roads sketch the town from the harbour side to its south end. Your block need not be listed. Just name the cross-street, the grade and the best place to stop a working vehicle.',
    names: [
      'Transfer Beach',
      'Holland Creek',
      'Methuen Street',
      'Symonds Street',
      'Davis Road',
      'Ludlow Road',
      'Stocking Creek',
      'South Davis',
    ],
  },
  callToAction: {
    heading: 'Describe the mess, get a price',
    text: 'Sand or sap, hatchback or houseboat tender: a short call is enough to quote it and find you a day between Monday and Saturday.',
    button: 'Call for a quote',
  },
  faqs: [
    {
      question: 'How do summer water limits affect a booking in Ladysmith?',
      answer:
        'The Town draws on Holland Lake and Stocking Lake, with Stage 1 in force from the first of May to the end of October. Read the current notice on the Town’s website and tell us the stage. We plan from there.',
    },
    {
      question: 'Could you meet my boat at its berth?',
      answer:
        'Please assume not until we have talked. We visit houses and workplaces; a marina would have to agree beforehand.',
    },
    {
      question: 'How soon after a beach weekend should sand come out?',
      answer:
        'Sooner is kinder. Grit grinds into carpet each time someone climbs in. Ask if same-day service is open, or shake out the mats and take the next free slot.',
    },
  ],
} satisfies AutoLanding;
