// What the site says about Crofton, a seaside village in North Cowichan. It is too small for official neighbourhoods,
// so the six areas are its streets and shores. Leave out the old mill and anything about ferry times or building work.
import { claims } from '../claims';
import { price } from '../packages';
import type { City } from '../types';

export const crofton: City = {
  slug: 'crofton',
  name: 'Crofton',
  region: 'North Cowichan',
  latitude: 48.8638,
  longitude: -123.6457,
  areas: ['Osborne Bay', 'Crofton Seawalk', 'Joan Avenue', 'Chaplin Street', 'Crofton Road', 'Osborne Bay Road'],
  areasHeading: 'Crofton streets and shores',
  metaDescription: `Mobile car detailing in Crofton: beach sand out of the carpets, salt film off the paint, in your own driveway. A full detail from ${price('full')}. Call for a quote.`,
  description:
    'East of Highway 1, Crofton faces Salt Spring Island across Stuart Channel. Our crew drives in to the village for full detailing, steam-cleaned interiors, polishing and ceramic coating.',
  intro: [
    'Duncan and back is about 40 km. We come to you, and you keep the morning for the seawalk.',
    `We suggest a detail every ${claims.interval.text}. If your car sits in the salt wind by Osborne Bay all winter, book early rather than late.`,
  ],
  conditions: {
    heading: 'What comes home from shore, ferry and trail',
    points: [
      {
        title: 'Sand with a history',
        text: 'The beach is dark because of the copper smelter that ran here from 1902 to 1908. The grains vanish into black carpet and scuff plastic sills. Carpet shampooing and a thorough interior clean go after what a beach towel leaves.',
      },
      {
        title: 'Wind off Stuart Channel',
        text: 'Homes nearest the shore get the breeze first. It leaves a thin salty film over the side of the car that faces the bay, and the film dulls chrome, glass and unprotected paint.',
      },
      {
        title: 'Maple Mountain dirt',
        text: 'Park under fir and arbutus by the trails and you come back to papery bark on the roof, needles along the wipers and, in the wet months, mud on the pedals.',
      },
      {
        title: 'Ferry lineup crumbs',
        text: 'Ferry days are hard on the inside of a car. Coffee rings in the cup holders, crackers under the booster seat and the paw prints of a dog home from Salt Spring are all jobs for an interior detail.',
      },
    ],
  },
  parking: {
    heading: 'Room to work in the village',
    paragraphs: [
      'Crofton homes are mostly detached, with a driveway that often slopes toward Osborne Bay. Roll the bins, bikes and boat trailer out of the way, and leave enough width that we can walk around with the doors open.',
      'Chaplin Street is the approach to the ferry, and at busy times waiting cars back up onto the side streets. If you live along there, choose a quieter weekday or a space behind the house.',
      'Crofton has its own water system within North Cowichan, so its water restrictions may differ from those in Chemainus. From May through October, see northcowichan.ca for the stage before you settle on a date. If outdoor washing is limited, ask us about doing the inside only.',
    ],
  },
  reasons: [
    {
      title: 'We come to you',
      text: 'Send us an address on Joan Avenue or Osborne Bay Road, or above the seawalk. Nobody has to pick you up from a shop.',
    },
    {
      title: claims.nonToxic.text,
      text: 'Sticky hands from a picnic at Osborne Bay Park find every button and buckle. We take the prints off with non-toxic products.',
    },
    {
      title: claims.sameDay.text,
      text: 'Friends coming over from Salt Spring this afternoon are a good excuse. Try us in the morning; an opening sometimes turns up.',
    },
    {
      title: claims.licensed.text,
      text: 'On Joan Avenue people notice who is washing whose car. If anyone asks about us, say that we are licensed and insured.',
    },
    {
      title: claims.guarantee.text,
      text: 'Dark beach sand hides along the sills and deep in the carpet, so look there before we pack up. If some is left where we cleaned, tell us and out comes the vacuum again.',
    },
  ],
  onIndexingShortList: true,
};
