// What the Saanich page says: true of the District of Saanich, not of Central or North Saanich. Change the words
// between the quotes; keep six areas and five reasons. If a park or road name is in doubt, take it out.
import { claims } from '../claims';
import type { City } from '../types';

export const saanich: City = {
  slug: 'saanich',
  name: 'Saanich',
  region: 'Greater Victoria',
  latitude: 48.484,
  longitude: -123.381,
  areas: ['Gordon Head', 'Cadboro Bay', 'Cordova Bay', 'Royal Oak', 'Tillicum', 'Shelbourne'],
  areasHeading: 'Saanich neighbourhoods we visit',
  metaDescription:
    'Mobile detailing across Saanich, from Gordon Head and the Cordova Bay shore to Blenkinsop farms: interior, paint, boat and RV care. Call for a free quote.',
  description:
    'Saanich stretches from the Gorge up to Cordova Bay, with suburbs, farms and lakes in between. The crew brings interior cleaning, polishing and coatings to driveways and workplaces all over the district.',
  intro: [
    'The district has close to 30 km of seashore and more than eight square kilometres of lake, with farms in the Blenkinsop Valley and apartments on the busy corridors. A sedan in Tillicum and a pickup on a Rural Saanich acreage get dirty in different ways, so tell us where yours is kept when you ask for a quote.',
    `It’s a good place for home visits. Houses in Gordon Head and Cordova Bay tend to have a driveway, which gives us room to work while you look after supper, homework or a nap. As a rule the work takes ${claims.serviceTime.text}.`,
  ],
  conditions: {
    heading: 'Where Saanich cars pick up their dirt',
    points: [
      {
        title: 'Facing Haro Strait',
        text: 'Cordova Bay and Cadboro Bay lie on the east shore, toward Haro Strait. Damp salt air dulls chrome and settles on boats parked on trailers. Wax helps the car; the boat has packages of its own.',
      },
      {
        title: 'Lots under fir and oak',
        text: 'Leave a car at Elk/Beaver Lake, Mount Tolmie or Cadboro-Gyro Park and you return to needles, oak leaves and sticky dots of sap. Needles pile up below the windshield and hold moisture.',
      },
      {
        title: 'Farm lanes',
        text: 'In the Blenkinsop Valley and Rural Saanich, the tractors and the gravel leave dust in the door jambs in summer and mud on the sills in winter. Carpets and mats usually need shampooing more than the outside needs shine.',
      },
      {
        title: 'University parking',
        text: 'The University of Victoria straddles the Oak Bay line, with big open lots. Cars there sit all day in sun and pollen, and the cup holders fill up over the term.',
      },
    ],
  },
  parking: {
    heading: 'Slopes, acreages and condos',
    paragraphs: [
      'Saanich is rocky, rolling ground, and some driveways are steep. If yours is, leave us the level patch by the garage.',
      'For a rural lot, warn us about gates, loose dogs and soft shoulders. Tell us too if the water comes from a private well. Homes on the Sooke Lake system fall under the regional water restrictions, and crd.ca lists the stage that applies today.',
      'For a condo off Shelbourne or Tillicum, have the strata’s consent in hand and send us the number of the stall.',
    ],
  },
  reasons: [
    {
      title: 'We come to you',
      text: 'No crawl along the Pat Bay Highway, no ride to arrange. We meet you in Royal Oak, in Cordova Bay or at work.',
    },
    {
      title: claims.nonToxic.text,
      text: 'After the beach at Cadboro-Gyro Park the back seat doubles as a change room. The products we clean it with are non-toxic.',
    },
    {
      title: claims.sameDay.text,
      text: 'A muddy dog back from the trails at Elk/Beaver Lake can mark every seat on the way home. Call and ask about an opening today.',
    },
    {
      title: claims.licensed.text,
      text: 'Hand us the key in Gordon Head, keep your phone on and get on with your day at the university.',
    },
    {
      title: claims.guarantee.text,
      text: 'Dust from the Blenkinsop Valley settles on the roof too, so look there when you walk around the car with us. Point at whatever we should wash again.',
    },
  ],
  footerOrder: 4,
  onIndexingShortList: true,
};
