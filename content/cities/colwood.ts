// Colwood’s own page: the Lagoon, the hills and Royal Bay. Change the words between the quotes; keep six areas and five
// reasons. The castle’s hours, ferry ideas and unfinished projects change too often to mention.
import { claims } from '../claims';
import { price } from '../packages';
import type { City } from '../types';

export const colwood: City = {
  slug: 'colwood',
  name: 'Colwood',
  region: 'West Shore',
  latitude: 48.4236,
  longitude: -123.4958,
  areas: ['Colwood Corners', 'Royal Bay', 'Latoria', 'Triangle Mountain', 'Wishart', 'Esquimalt Lagoon'],
  areasHeading: 'From the Corners to the Lagoon',
  metaDescription: `Mobile detailing in Colwood, from Royal Bay to Triangle Mountain: Lagoon sand cleaned out, sea spray and brine washed off. A full detail starts at ${price('full')}.`,
  description:
    'Colwood has about 5 km of open shore, and sooner or later some of it ends up on your car. Our mobile crew cleans, polishes and coats vehicles at houses and workplaces across the city.',
  intro: [
    'An evening at Esquimalt Lagoon is one of the good things about living here. The road runs out along the spit with the beach right beside it, and a car left there gathers spray, blown sand and gull droppings.',
    `Dealing with that yourself takes a bucket, a hose and most of a Saturday. At your place most details take us ${claims.serviceTime.text}, while you stay in with a book. We recommend a detail every ${claims.interval.text}; if the car is at the beach every week, do not let it go longer.`,
  ],
  conditions: {
    heading: 'From tide line to hilltop',
    points: [
      {
        title: 'Sand and gulls',
        text: 'Cars on the Lagoon spit get both: sand that scratches if you rub it dry, and droppings that etch warm clear coat. Rinse them away gently and soon. Where a mark has stayed, paint correction is the service to ask about.',
      },
      {
        title: 'Brine on the hills',
        text: 'The City treats roads with salt brine ahead of frost and has made steep hills a priority. The residue can last for days, and tires fling it up into wheel wells, door bottoms and tailgates.',
      },
      {
        title: 'Royal Bay grit',
        text: 'Royal Bay was a gravel pit before it became a neighbourhood, and it has been built in stages ever since. Building brings fine dust, which creeps into vents and door seals. An interior deep clean tackles what gets in.',
      },
      {
        title: 'Old forest, Garry oak',
        text: `Colwood’s wooded hillsides drop pollen in spring, pitch on hot days and needles after storms. A ceramic coating makes pollen and needles easier to rinse away: it starts at ${price('ceramicCoating')} and is made to last ${claims.ceramicDurability.inText}.`,
      },
    ],
  },
  parking: {
    heading: 'Between the hills and the water',
    paragraphs: [
      'On Triangle Mountain we look for the gentlest grade on the property. Back the car up to the garage if that is where it flattens out, and keep the foot of the driveway free for us.',
      'Royal Bay mixes houses, townhouses and condos; in a strata, find out first whether cars may be cleaned in your stall. Near Colwood Corners, where Sooke Road and the Island Highway meet, an office lot works well when your employer is willing.',
      'The Lagoon itself is a federal migratory bird sanctuary, so the beach road is no place for soap. We clean the car at your home instead. For Belmont Park, which is military housing, talk to us before booking.',
    ],
  },
  reasons: [
    {
      title: 'We come to you',
      text: 'Triangle Mountain is a climb, and the Lagoon is at sea level. We drive to either end, and to Latoria and Wishart.',
    },
    {
      title: claims.nonToxic.text,
      text: 'One day the back seat carries sandy feet from the Lagoon, the next a load of children bound for school in Wishart. We clean it with eco-friendly products.',
    },
    {
      title: claims.sameDay.text,
      text: 'Gulls on the Lagoon spit do not give notice. If you find their work on the hood, call and ask whether we can come the same afternoon.',
    },
    {
      title: claims.licensed.text,
      text: 'Townhouses stand close in Royal Bay, and a strata there may ask who is at work in a driveway. We are licensed and insured.',
    },
    {
      title: claims.guarantee.text,
      text: 'Look before we go. If Lagoon sand is left in a seat we cleaned, or salt on trim we washed, we’ll do it again.',
    },
  ],
  onIndexingShortList: true,
};
