// What the site says about Crofton, a seaside village in North Cowichan. It is too small for official neighbourhoods,
// so the six areas are its streets and shores. Leave out the old mill and anything about ferry times or building work.
import { claims } from '../claims';
import type { City } from '../types';

export const crofton = {
  slug: 'crofton',
  name: 'Crofton',
  region: 'North Cowichan',
  latitude: 48.8656,
  longitude: -123.6456,
  areas: ['Osborne Bay', 'Crofton Seawalk', 'Joan Avenue', 'Chaplin Street', 'Crofton Road', 'Osborne Bay Road'],
  areasHeading: 'Crofton streets and shores',
  metaDescription:
    'Car detailing brought to Crofton driveways: beach sand out of the carpets, sea film off the paint, then wax or polish, a short walk from Osborne Bay.',
  description:
    'Crofton faces Salt Spring Island across Stuart Channel, well off the highway. Our crew drives in to the village for full details, steam cleaned interiors, polishing and ceramic coating, so a clean car does not have to begin with a trip inland.',
  intro: [
    'For travellers this is where the road ends and the boat to Vesuvius Bay begins. For the people who live here it is home, with a seawalk at the bottom of the hill and sea air on every windshield.',
    `We suggest detailing a vehicle every ${claims.interval.text}. If yours spends its nights within sight of the water, stay near the lower figure. A request can be sent at any hour of any day.`,
  ],
  conditions: {
    heading: 'Dark sand, salt and ferry days',
    points: [
      {
        title: 'Sand with a history',
        text: 'The beach is dark because of the copper smelter that ran here from 1902 to 1908. The grains vanish into black carpet and scuff plastic sills. Carpet shampooing and a thorough interior clean go after what a beach towel leaves.',
      },
      {
        title: 'Wind off Stuart Channel',
        text: 'Homes nearest the shore meet the breeze first. It can lay a thin salty film over the side of the car that faces the bay, and the film dulls chrome, glass and unprotected paint.',
      },
      {
        title: 'Maple Mountain dirt',
        text: 'Park under fir and arbutus by the trails and you may come back to papery bark on the roof, needles along the wipers and, in the wet months, clay on every pedal.',
      },
      {
        title: 'Line-up crumbs',
        text: 'Ferry days are hard on a cabin. Coffee rings in the cup holders, crackers under the booster seat and a damp dog home from Salt Spring are all jobs for an interior detail.',
      },
    ],
  },
  parking: {
    heading: 'Room to work in the village',
    paragraphs: [
      'Crofton homes are mostly detached, with a drive that often leans toward the sea. Roll bins, bikes and the utility trailer out of the way, and leave enough width that we can walk around with the doors open.',
      'Chaplin Street is the approach to the ferry, and at busy times waiting cars can back up on to the side streets. If you live along there, choose a quieter weekday or a space behind the house.',
      'The village has had its own water system within North Cowichan, so a drought stage here need not match the one in Chemainus. From May through October, see which stage is posted before you settle on a date. If outdoor washing is limited, ask us about doing the inside only.',
    ],
  },
  reasons: [
    {
      title: 'We come to you',
      text: 'Joan Avenue, Osborne Bay Road or a house above the seawalk: you send the address, we do the driving, and your own errands carry on without a ride.',
    },
    {
      title: claims.nonToxic.text,
      text: 'Osborne Bay begins where the streets stop. Harsh chemicals have no business that close to a beach, so it helps that our products are eco-friendly.',
    },
    {
      title: claims.sameDay.text,
      text: 'Friends coming over from Salt Spring this afternoon are a good excuse. Try us in the morning; an opening sometimes turns up.',
    },
    {
      title: claims.licensed.text,
      text: 'In a village this size, word about who worked on whose car gets around. We hold the licences and the insurance, and are glad to be asked.',
    },
    {
      title: claims.guarantee.text,
      text: 'Press a palm into the carpet where the beach used to be. When a grain or two turns up, tell us. Being pleased with the result is what you were promised.',
    },
  ],
  inIndexingTool: true,
} satisfies City;
