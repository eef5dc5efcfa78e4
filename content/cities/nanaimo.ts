// What the Nanaimo page says about Nanaimo: a long, hilly harbour city with two highways. Keep six areas, five reasons
// and four questions. Highway 1 is the road south of the city; Cedar, Extension and Lantzville are not in it.
import { claims } from '../claims';
import { price } from '../packages';
import type { City } from '../types';

export const nanaimo: City = {
  slug: 'nanaimo',
  name: 'Nanaimo',
  region: 'Central Vancouver Island',
  latitude: 49.1642,
  longitude: -123.9364,
  areas: ['Chase River', 'Harewood', 'Old City', 'Brechin Hill', 'Departure Bay', 'Hammond Bay'],
  areasHeading: 'Nanaimo, south end to north',
  metaDescription: `Mobile auto detailing in Nanaimo, between Mount Benson and the sea. A full detail at home or at work, from ${price('full')}, for harbour salt and backroad dust.`,
  description:
    'Nanaimo is a long city between Mount Benson and the Strait of Georgia, and crossing it twice for a detail takes time. Tell us which end is yours and we’ll come to you, ready for cars, pickups, boats and RVs.',
  intro: [
    'The Trans-Canada, the Parkway and 19A all leave bugs on the bumper and brake dust on the wheels. Cleaning them off should not take another trip: we do it at home or in the lot at work.',
  ],
  conditions: {
    heading: 'Seawall to lakeside',
    points: [
      {
        title: 'Harbour spray',
        text: 'Parked by Maffeo Sutton Park or along Departure Bay, a car gathers salty mist on the windows. Wash it often and keep a sealant on the paint.',
      },
      {
        title: 'Arbutus litter',
        text: 'Harewood and the shore both have arbutus. The trees peel and shed in midsummer, and papery curls blow under wipers and into the vents below the windshield.',
      },
      {
        title: 'Backroad gravel',
        text: 'Beyond Extension, or up toward Nanaimo Lakes, pavement gives way to forest road. Sand and small stones reach the rear bumper and tailgate, and hikers carry the rest in on their shoes.',
      },
    ],
  },
  parking: {
    heading: 'View streets and strata stalls',
    paragraphs: [
      'Newer subdivisions in Chase River and at the north end often have a driveway that suits us well. On a hilly view street, tell us whether the driveway climbs from the road or drops away from it, and how steeply.',
      'At an Old City condo we need the strata council’s consent. If you cannot get it, tell us about the parking lot where you work.',
    ],
  },
  reasons: [
    {
      title: 'We come to you',
      text: 'Harewood one day, Hammond Bay the next. Either way the drive along the Parkway is ours.',
    },
    {
      title: claims.nonToxic.text,
      text: 'Sandy children from Departure Bay, a wet dog from Westwood Lake: with passengers like those, it helps that our products are non-toxic.',
    },
    {
      title: claims.sameDay.text,
      text: 'Guests to pick up at Departure Bay by evening? Call that morning, and we’ll fit you in if the day allows.',
    },
    {
      title: claims.licensed.text,
      text: 'A sloping driveway on Brechin Hill, a shared lot in the Old City: if either makes you ask whether we are insured, we are.',
    },
    {
      title: claims.guarantee.text,
      text: 'Run a finger along the tailgate seam before we go. If a full detail left Nanaimo Lakes dust in it, we’ll clean it again.',
    },
  ],
  faqs: [
    {
      question: 'Which parts of Nanaimo do you reach?',
      answer:
        'From Chase River to Hammond Bay, including Wellington, Townsite, Linley Valley and Jingle Pot. For Lantzville or Extension, which are outside the city, ask when you call.',
    },
    {
      question: 'Can you detail the car while it is parked at the ferry terminal?',
      answer:
        'No: we visit homes and offices, so plan on your driveway or the parking lot at work, not the Departure Bay or Duke Point terminal.',
    },
    {
      question: 'Do Nanaimo watering restrictions affect car washing?',
      answer:
        'Yes. Suppliers in the region share four stages and set their own dates, and the strictest has ruled out vehicle washing. The City’s current stage is at nanaimo.ca. Before a summer booking, call us and we’ll talk it over.',
    },
    {
      question: 'We tow a boat or an RV up to the lakes. Do you clean those too?',
      answer: `Yes. Boat packages start at ${price('boat')}, and RV Wash n Wax packages at ${price('rv')}. Tell us how long yours is and whether it sits under trees, and choose a place where it can stay put for the visit.`,
    },
  ],
  footerOrder: 5,
  onIndexingShortList: false,
  showsIndexingTool: true,
};
