// Oak Bay in its own words: trees, Beach Drive and boats. Change the words between the quotes; keep six areas and five
// reasons. Gonzales belongs to the City of Victoria, so it has no place here.
import { claims } from '../claims';
import { price } from '../packages';
import type { City } from '../types';

export const oakBay: City = {
  slug: 'oak-bay',
  name: 'Oak Bay',
  region: 'Greater Victoria',
  latitude: 48.4264,
  longitude: -123.3228,
  areas: ['Uplands', 'Estevan', 'Willows', 'South Oak Bay', 'Oak Bay Village', 'Henderson'],
  areasHeading: 'From the Uplands to South Oak Bay',
  metaDescription: `Mobile detailing in Oak Bay, in your own driveway: wet leaves, Willows sand and Beach Drive salt cleaned off. Inside and out, with wax, from ${price('full')}.`,
  description:
    'Oak Bay is named for its Garry oaks, and parked cars collect what falls from them. We come to your house to clean the interior, wash and polish the paint, and look after the boat as well.',
  intro: [
    'The district’s motto is “Under the Oak, Good Fortune”. Paint has less luck there. Mature street trees let go of leaves, acorns and sticky drops, and the shore on two sides supplies the salt.',
    `No highway passes through Oak Bay, so a good many trips are slow and short: Oak Bay Avenue, the beach, Henderson Recreation Centre. Easy on the tires, perhaps, but the car spends hours parked under branches. A detail at home fits that routine. Most details take ${claims.serviceTime.text}: time to walk to the Village, have lunch and stroll back.`,
  ],
  conditions: {
    heading: 'What oak trees and the shore leave on a car',
    points: [
      {
        title: 'Fall under the canopy',
        text: 'Wet oak and maple leaves print brown tannin on light paint, and acorns leave little scuffs on a roof. A fresh print often lifts with a wash. For one that has set, and for the scuffs, ask about scratch removal or a power polish.',
      },
      {
        title: 'Beach Drive air',
        text: 'Beach Drive follows the shore, with Haro Strait east of the district and Juan de Fuca Strait to the south. A breeze off either lays salt on door seals, badges and wiper arms.',
      },
      {
        title: 'Willows sand',
        text: 'On sunny days the curb beside Willows Beach fills early. Towels, toys and wet shoes carry the beach home, and it sinks into seat tracks and carpet pile until somebody gets it out properly.',
      },
      {
        title: 'Trailers at Cattle Point',
        text: `The ramp at Cattle Point sends hulls home dripping salt water. Boat Detailing Packages start at ${price('boat')}, and you can ask about the tow vehicle at the same time.`,
      },
    ],
  },
  parking: {
    heading: 'Big lots, winding streets and acorns',
    paragraphs: [
      'Detached houses with a driveway or garage are common here, and the big lots of the Uplands leave space on every side. Those streets bend and double back, so a house number that can be read from the road helps us, as does a word about gates and hedges.',
      'Choose a place clear of overhanging limbs. The shadow of a wall is ideal; a tree’s shade comes with acorns, and a freshly waxed hood is better off without them.',
      'Bowker Creek is fed by storm drains. If there is a grate near your parking spot, mention it when you book.',
    ],
  },
  reasons: [
    {
      title: 'We come to you',
      text: 'We drive to Estevan, Henderson, South Oak Bay and every bend of the Uplands, and the car stays where it is.',
    },
    {
      title: claims.nonToxic.text,
      text: 'The dog swims at Willows Beach and rides home beside the shopping from Oak Bay Avenue. We clean up after both with non-toxic products.',
    },
    {
      title: claims.sameDay.text,
      text: 'After a windy night the cars along Beach Drive wake up covered in twigs and salt. Give us a call at breakfast about an opening that day.',
    },
    {
      title: claims.licensed.text,
      text: 'The family car, and beside it a hull just back from Cattle Point: you wouldn’t hand either to just anyone.',
    },
    {
      title: claims.guarantee.text,
      text: 'You know best where Willows sand hides in your car. Look there when we finish: if any is left where we cleaned, we’ll vacuum again.',
    },
  ],
  onIndexingShortList: true,
};
