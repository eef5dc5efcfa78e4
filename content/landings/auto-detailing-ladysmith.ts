// What the Ladysmith auto page says: towing, boating and the messes of beach and trail.
// Change the words between the quotes. Keep the badge titles, ‘Complete Auto Care’ and the eight names; name no awards.
import { hours } from '../business';
import { claims } from '../claims';
import { price } from '../packages';
import type { AutoLanding } from '../types';

export const autoDetailingLadysmith: AutoLanding = {
  kind: 'auto',
  slug: 'auto-detailing-ladysmith',
  city: 'ladysmith',
  title: 'Auto Detailing Ladysmith BC | SUVs, Trucks, Boats, RVs',
  metaDescription:
    'Auto detailing in Ladysmith for SUVs, trucks, boats and campers, from Transfer Beach to South Davis: sand and mud cleaned out, dull paint polished up.',
  linkText: 'Auto detailing in Ladysmith',
  heading: 'Auto Detailing in Ladysmith, BC',
  lead: 'In one weekend the same SUV can take in Transfer Beach, a muddy Holland Creek trailhead and a run up the highway to Nanaimo. We bring the cleanup to your driveway or your workplace.',
  backdrop: 'boat-hull',
  badges: [
    {
      title: claims.insured.text,
      text: 'Fully licensed too: good to know when a neighbour lives just below your driveway.',
    },
    {
      title: claims.awards.text,
      text: `${claims.since.text}, with ${claims.experience.text} of experience.`,
    },
    {
      title: claims.guaranteed.text,
      text: `A ${claims.guarantee.inText}. Tell us what we missed, and we’ll go over it again.`,
    },
  ],
  care: {
    heading: 'Complete Auto Care',
    intro: `Our services, sorted by the mess that calls for them. The products are ${claims.nonToxic.inText}.`,
    points: [
      {
        title: 'Beach days',
        text: `Deep interior cleaning for sand, sunscreen and splash-park towels. On its own it starts at ${price('interior')}.`,
      },
      {
        title: 'Trail days',
        text: 'For mats, sills and seats, after boots and paws bring mud down from Stocking Lake or Heart Lake.',
      },
      { title: 'Dog days', text: 'Pet hair removal, with shampoo for the seat that took the soaking.' },
      { title: 'Spills', text: 'Stain removal for the coffee that tipped at the Roberts Street turn.' },
      {
        title: 'Worn paint',
        text: `Scratch removal, quoted for your car, or Cut & Polish, from ${price('cutAndPolish')}.`,
      },
      { title: 'Yellowed headlights', text: 'Restoration before the dark months set in.' },
      {
        title: 'Salty hulls',
        text: `Boat packages, from ${price('boat')}, for boats that wait on a trailer between harbour trips.`,
      },
      {
        title: 'Campers out of storage',
        text: `RV wash and wax after months beneath dripping cedars, from ${price('rv')}.`,
      },
    ],
  },
  guide: {
    heading: 'The truck, the trailer and the boat',
    points: [
      {
        title: 'The truck.',
        text: `Back a trailer down to Ladysmith Harbour, and the rear of the truck meets the salt first: tailgate hinges, hitch and wheels suffer before the roof does. A full detail that ends in wax starts at ${price('full')}; polish with a sealant, from ${price('sealant')}, makes the next rinse simpler.`,
      },
      {
        title: 'The trailer.',
        text: 'It gets dunked, parked and forgotten. Hose the frame, lights and springs with fresh water as soon as you are home. When you book the boat, ask if the trailer can be cleaned in the same visit.',
      },
      {
        title: 'The boat.',
        text: 'A summer afloat leaves a scum line on the hull, gull marks on the deck and salt in every seam. Pull it out, uncover it and let us work all the way around. The months between haul-out and launch are a good time for this work.',
      },
    ],
  },
  coverage: {
    heading: 'Auto detailing in Ladysmith and just beyond',
    text: 'We work from the north end to South Davis, and out to Stocking Creek. If your street is not listed, give us the nearest cross street and say how steep yours is.',
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
    heading: 'Name the mess, get a price',
    text: `Sand or sap, hatchback or boat: tell us what happened and where it is parked. We are open ${hours.dayWords}.`,
    button: 'Call for a quote',
  },
  faqs: [
    {
      question: 'Can the kayaks stay on the roof?',
      answer:
        'Please lift them down, along with the straps. Bars can stay unless the paint beneath them is what worries you.',
    },
    {
      question: 'Can you detail my boat in Ladysmith Harbour?',
      answer:
        'Not unless we have arranged it with you first. We visit houses and workplaces; a marina in the harbour would have to agree beforehand.',
    },
    {
      question: 'How soon after a day at Transfer Beach should the sand come out?',
      answer: `The sooner, the better. Grit grinds into carpet each time someone climbs in. Ask if ${claims.sameDay.inText} is possible, or shake out the mats and take the next free slot.`,
    },
  ],
};
