// The Esquimalt page: the township’s shores, docks and tight streets. Change the words between the quotes; keep six
// areas and five reasons. Promise nothing about the naval base, and keep Vic West and Esquimalt Lagoon off this page.
import { claims } from '../claims';
import type { City } from '../types';

export const esquimalt: City = {
  slug: 'esquimalt',
  name: 'Esquimalt',
  region: 'Greater Victoria',
  latitude: 48.4323,
  longitude: -123.4058,
  areas: ['West Bay', 'Saxe Point', 'Rockheights', 'Esquimalt Village', 'Gorge Vale', 'Macaulay Point'],
  areasHeading: 'Esquimalt, from West Bay to Gorge Vale',
  metaDescription:
    'Mobile car detailing in Esquimalt, from West Bay to Gorge Vale: harbour salt washed off, shore grit and dog hair cleaned out. Call for a free quote.',
  description:
    'Esquimalt is a compact township with the sea on three sides. We bring deep interior cleaning, paint care and ceramic coatings to its houses, apartments and workplaces.',
  intro: [
    'About seven square kilometres hold a naval base, a graving dock, old houses, apartment blocks and a string of shore parks. Parking is tight, and many cars live outdoors, bumper to bumper, in the salty air of the harbour.',
    `That makes a strong case for a crew that comes to you. If you work shifts at the graving dock, the detail happens at home on your day off. Along Esquimalt Road it can happen in your employer’s lot, if the employer agrees. Most details take ${claims.serviceTime.text}, and your free day stays mostly free.`,
  ],
  conditions: {
    heading: 'Sea air, metal dust and damp dogs',
    points: [
      {
        title: 'Salt on the wind',
        text: 'Juan de Fuca Strait lies south, Esquimalt Harbour west, the Gorge north, so the wind often carries salt. It shows first as haze on the windshield, later as dull trim and spotted wheels.',
      },
      {
        title: 'Ship repair next door',
        text: 'Fine metal dust, from ship repair or from brakes, may settle on a car left outdoors. On pale paint it can appear as tiny rust-coloured dots that survive a wash. Polishing is not the first answer to those: describe them when you ask for a quote.',
      },
      {
        title: 'West Bay leaf and bark',
        text: 'Garry oak and arbutus grow along the shore at West Bay. Arbutus tends to drop bark and leaves in the middle of summer, just when sunroofs are open.',
      },
      {
        title: 'Passengers from the shore parks',
        text: 'Saxe Point, Fleming Beach and Esquimalt Gorge Park all send dogs home damp and dirty. Steam cleaning and pet hair removal are made for those back seats.',
      },
    ],
  },
  parking: {
    heading: 'Small driveways and busy curbs',
    paragraphs: [
      'Around Esquimalt Village, driveways are often small and curb space goes quickly. We need to open all the doors, so park away from the fence if you can. Around Highrock Park some streets are short and steep; point us to the flatter side of the house.',
      'At an apartment off Esquimalt Road, have the manager agree to a stall first, then put the stall number in your request.',
      'The base is controlled federal land and we make no promises about working inside the gates. A home address is the simple choice. If you live afloat or moor at West Bay, ask the marina about its lot.',
    ],
  },
  reasons: [
    {
      title: 'We come to you',
      text: 'Rockheights, Gorge Vale or the Village: if the driveway or the stall is yours to offer, that is where we set up.',
    },
    {
      title: claims.nonToxic.text,
      text: 'When the wind is up at Saxe Point, you eat lunch in the car. We clean up after it with eco-friendly products.',
    },
    {
      title: claims.sameDay.text,
      text: 'Just off the ship, and the car has sat in harbour salt for weeks? Call and see whether we can fit you in before evening.',
    },
    {
      title: claims.licensed.text,
      text: 'A small Rockheights driveway can have a fence on one side and a neighbour’s car on the other. That is reason enough to ask for a business that is licensed and insured.',
    },
    {
      title: claims.guarantee.text,
      text: 'Harbour haze dulls the glass, and Fleming Beach grit hides in the trunk. Check what we cleaned before we leave: if we missed either, we’ll do it over.',
    },
  ],
  footerOrder: 6,
  onIndexingShortList: true,
};
