// What the Nanaimo page says about Nanaimo: a long, hilly harbour city with two highways. Keep six areas, five reasons
// and four questions. Highway 1 is the road south of the city; Cedar, Extension and Lantzville are not in it.
import { claims } from '../claims';
import { price } from '../packages';
import type { City } from '../types';

export const nanaimo = {
  slug: 'nanaimo',
  name: 'Nanaimo',
  region: 'Central Vancouver Island',
  latitude: 49.1659,
  longitude: -123.9401,
  areas: ['Chase River', 'Harewood', 'Old City', 'Brechin Hill', 'Departure Bay', 'Hammond Bay'],
  areasHeading: 'Nanaimo, south end to north',
  metaDescription:
    'Nanaimo stretches a long way along the Strait of Georgia. Our mobile detailers travel it for you, Chase River to Hammond Bay, for interiors and paint alike.',
  description:
    'Nanaimo is a ribbon of a city between Mount Benson and the Strait of Georgia, and crossing it twice for a detail takes a bite out of the day. Name your end of town and our crew comes there, ready for seats, paint, wheels and glass.',
  intro: [
    'Three roads shape driving here. The Trans-Canada arrives from the south and stops at Departure Bay, the Parkway loops behind the city, and 19A follows the old line through it. A car that uses all three collects bugs, brake dust and chips up front, and none of that needs a fourth trip to put right. It can be done at home or in the lot at work.',
  ],
  conditions: {
    heading: 'Seawall to lakeside',
    points: [
      {
        title: 'Harbour spray',
        text: 'Parked by Maffeo Sutton Park or along Departure Bay, a car can gather salty mist on the windows. Wash it often and keep a sealant on the paint.',
      },
      {
        title: 'Arbutus litter',
        text: 'Harewood and the shore both have arbutus. The trees peel and shed in midsummer, and papery curls blow under wipers and into the cowl.',
      },
      {
        title: 'Backroad gravel',
        text: 'The way out to Nanaimo Lakes or Extension can turn to forest road. Sand and small stones reach the rear bumper and tailgate, and hikers carry the rest in on their shoes.',
      },
    ],
  },
  parking: {
    heading: 'View streets and parkades',
    paragraphs: [
      'Newer subdivisions in Chase River and at the north end often have a driveway that suits us well. On a view street, Brechin Hill for one, say how steep it is, since a tilted car is hard to machine polish.',
      'In an Old City condo, ask the strata council about washing in the parkade, drainage, power and ceiling height. If the answer is no, your employer’s lot may be the simpler place.',
    ],
  },
  reasons: [
    {
      title: 'We come to you',
      text: 'Harewood one day, Hammond Bay the next. The length of the city becomes our problem and not yours.',
    },
    {
      title: claims.nonToxic.text,
      text: 'With Newcastle Channel at one edge of town and Buttertubs Marsh inside it, mild products make sense. Ours are non-toxic, indoors and out.',
    },
    {
      title: claims.sameDay.text,
      text: 'Family landing at Departure Bay tonight is the classic case. Call first thing; we fit in what the day allows.',
    },
    {
      title: claims.licensed.text,
      text: 'If a landlord or strata council in the Old City asks for it, tell them our crew has both.',
    },
    {
      title: claims.guarantee.text,
      text: 'Take the car down to the seawall, where the light bounces off the water, and judge it there. Your verdict is the one that matters.',
    },
  ],
  faqs: [
    {
      question: 'Which parts of Nanaimo do you reach?',
      answer:
        'All of the areas above, and others such as Wellington, Townsite, Linley Valley and Jingle Pot. For Lantzville or Extension, which are outside the city, ask when you call.',
    },
    {
      question: 'Can a detail be timed around a ferry?',
      answer: `Tell us the sailing and whether it leaves from Departure Bay or Duke Point. Most jobs last ${claims.serviceTime.text}, so the day before you go is more relaxed than the morning itself.`,
    },
    {
      question: 'Do Nanaimo watering stages matter for car washing?',
      answer:
        'They can. Suppliers in the region share four stages and set their own dates, and the strictest has ruled out vehicle washing. Find the City’s current stage before a summer booking and check with us about the rest.',
    },
    {
      question: 'We tow an RV up to the lakes. Do you clean those?',
      answer: `Yes, RV Wash n Wax starts at ${price('rv')}. Measure the length, note any tree sap on the roof, and choose a place where the rig can stay put for the visit.`,
    },
  ],
  footerOrder: 5,
  inIndexingTool: false,
  showsIndexingTool: true,
} satisfies City;
