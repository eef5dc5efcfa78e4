// The Langford page: Malahat commutes, new streets and lakes. Change the words between the quotes; keep six areas and
// five reasons. Much here is being built, so leave out venues, openings and anything that may have changed.
import { claims } from '../claims';
import { price } from '../packages';
import type { City } from '../types';

export const langford: City = {
  slug: 'langford',
  name: 'Langford',
  region: 'West Shore',
  latitude: 48.4506,
  longitude: -123.5058,
  areas: ['Happy Valley', 'Glen Lake', 'Luxton', 'Goldstream', 'Westhills', 'Bear Mountain'],
  areasHeading: 'Langford neighbourhoods we drive to',
  metaDescription: `Mobile detailing in Langford, at the south foot of the Malahat: brine, brake dust and farm mud cleaned off at home or work. Full detail from ${price('full')}.`,
  description:
    'Langford mixes new streets, lakes and farm fields, with the Malahat at its door. We detail your car where you live or work, from steam-cleaned seats to corrected, protected paint.',
  intro: [
    'People here head up-Island over the summit, west along Sooke Road or east into Victoria, and the road comes home with them as oily film, brake dust and bugs. Rain moves it around without taking it off.',
    `Few drivers want one more errand after that commute. Hand us the keys at home in Glen Lake or in the lot at work; most details take ${claims.serviceTime.text}. Our advice is a detail every ${claims.interval.text}, at the short end of that for a car that is on Highway 1 or Sooke Road every day.`,
  ],
  conditions: {
    heading: 'Brine, building dust and farm mud',
    points: [
      {
        title: 'Malahat winters',
        text: 'Winter-tire season on the Malahat lasts from October through March, and crews lay brine ahead of snow. On the way down past Goldstream it sprays up the doors and tailgate; do not leave it there until spring.',
      },
      {
        title: 'Streets still being built',
        text: 'New housing around Westhills and Happy Valley can mean trucks, grit and the odd splash of concrete. Stone chips gather on the leading edge of the hood, the part that paint protection film is made to guard.',
      },
      {
        title: 'Goldstream shade',
        text: 'The road through Goldstream Provincial Park stays dim under big trees. Cars parked there collect needles below the windshield, and in fall the parking lot can be busy with salmon watchers in muddy boots.',
      },
      {
        title: 'Lake days and field days',
        text: 'Langford, Florence and Glen lakes send wet shoes and damp towels home on the back seat. Out by the farm fields of Happy Valley it is mud instead. Stain removal and shampooing can be added to the booking.',
      },
    ],
  },
  parking: {
    heading: 'Where we can work in Langford',
    paragraphs: [
      'In Westhills the pad may be short, the lane shared or the stall underground. Please get your strata’s approval ahead of time and pass on what they say.',
      'Bear Mountain streets are steep and sit higher, so frost hangs on. A late-morning start works better there in winter, on the flattest part of the driveway. Houses around Luxton and Happy Valley may have more yard to work with.',
    ],
  },
  reasons: [
    {
      title: 'We come to you',
      text: 'Detailing day is a day off from West Shore traffic: the crew comes up Bear Mountain, out to Luxton or in to Glen Lake.',
    },
    {
      title: claims.nonToxic.text,
      text: 'Wet swimsuits from Langford Lake, boots from the salmon run: back seats here need a proper cleaning, and ours is done with non-toxic products.',
    },
    {
      title: claims.sameDay.text,
      text: 'In stop-and-go traffic on Sooke Road a carton of chocolate milk can go a long way across a back seat. Call right away and ask which times are still free.',
    },
    {
      title: claims.licensed.text,
      text: 'On a shared lane in Westhills the neighbours’ cars stand close to yours, so our being insured matters to them as well.',
    },
    {
      title: claims.guarantee.text,
      text: 'Before we go, look for Happy Valley mud on a seat we cleaned and Malahat brine on a tailgate we washed. If we left any, we’ll go over it again.',
    },
  ],
  onIndexingShortList: true,
};
