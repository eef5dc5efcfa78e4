// The Mill Bay page is written for people who drive the Malahat. Keep six areas and five reasons; leave out ferry
// times and vessel names, marina names and building plans, which go out of date.
import { hours } from '../business';
import { claims } from '../claims';
import { price } from '../packages';
import type { City } from '../types';

export const millBay: City = {
  slug: 'mill-bay',
  name: 'Mill Bay',
  region: 'Cowichan Valley',
  latitude: 48.6506,
  longitude: -123.5592,
  areas: ['Mill Bay Village', 'Mill Springs', 'Sentinel Ridge', 'Deloume Road', 'Handy Road', 'Whiskey Point'],
  areasHeading: 'From Whiskey Point to Handy Road',
  metaDescription: `Mobile detailing in Mill Bay for Malahat commuters: cars washed and polished, interiors steamed, at your home, ${hours.dayWords}. Call for a free quote.`,
  description:
    'Mill Bay lies at the north foot of the Malahat, and many people here commute over it to Greater Victoria. We come to the quiet end of that trip, your own driveway, with cleaning inside and out, polishing and paint protection film.',
  intro: [
    'A commuter’s week leaves little daylight. By the time you are back on the Mill Bay side, washing the car is the last item on the list. A visit on a day spent working from home crosses it off while you are indoors.',
    `Kilometres count for more than the calendar. Our usual advice is a detail every ${claims.interval.text}; a car that climbs the Malahat five days a week is due early. Wax, sealant or a coating makes the rinses in between easier.`,
  ],
  conditions: {
    heading: 'What the Malahat and the inlet do to paint',
    points: [
      {
        title: 'Brine before the snow',
        text: 'Highway crews treat the road ahead of frost and snowfall. The brine dries white below the doors and in the wheel wells, and it creeps into seams that a quick hose-down never reaches.',
      },
      {
        title: 'Long descents, hot brakes',
        text: 'On the way down to Goldstream, or back to the inlet, brakes work hard. The dust bakes onto the wheels. In summer, insects do the same to bumpers and mirrors, and the marks etch if they stay.',
      },
      {
        title: 'Winter tires and flying grit',
        text: 'Winter tires are required on the Malahat from October 1 to March 31. In the same months traffic ahead can throw up grit. Paint protection film on the hood and bumper is worth discussing before the season, not after the first chip.',
      },
      {
        title: 'Inlet trees',
        text: 'Around Bamberton Provincial Park the shade comes from fir and arbutus. Pleasant to park under, but hard on the roof, which gathers pitch, needles and curled bark.',
      },
    ],
  },
  parking: {
    heading: 'Driveways above Saanich Inlet',
    paragraphs: [
      'Mill Bay subdivisions tend to climb for the view, and the driveways climb with them. Keep the flattest section free and move the second vehicle to the road for the morning.',
      'A townhouse on Saanich Inlet is often in a strata: ask its council for a visitor stall first, then choose the day.',
      `The boat launch at the end of Handy Road is tight, with about four trailer spaces, so it is no place to linger. Have the hull and deck done where the trailer is parked at home. Boat packages start at ${price('boat')}.`,
    ],
  },
  reasons: [
    {
      title: 'We come to you',
      text: 'Your car has been on Highway 1 all week. Let it stay put in Sentinel Ridge or off Deloume Road, and we’ll make the trip.',
    },
    {
      title: claims.nonToxic.text,
      text: 'Two trips a day over the Malahat add up to a lot of time in one car, and the products we use in it are non-toxic.',
    },
    {
      title: claims.sameDay.text,
      text: 'Working from home today, with a week of Malahat film on the car? Call and ask whether we have room.',
    },
    {
      title: claims.licensed.text,
      text: 'You may be across the Malahat by the time we start in Mill Springs. It helps to know who holds your key.',
    },
    {
      title: claims.guarantee.text,
      text: 'Brake dust from the long descents bakes on, so check the wheels we washed before we go. Not satisfied? We’ll wash them again.',
    },
  ],
  footerOrder: 8,
  onIndexingShortList: true,
};
