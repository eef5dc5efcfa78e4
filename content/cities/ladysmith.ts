// The words of the Ladysmith page: a hillside town above a harbour. Keep six areas inside the town, five reasons
// and four questions. Saltair, Yellow Point, the Diamond area and Cedar are outside the town; call them nearby.
import { claims } from '../claims';
import { price } from '../packages';
import type { City } from '../types';

export const ladysmith: City = {
  slug: 'ladysmith',
  name: 'Ladysmith',
  region: 'Cowichan Valley',
  latitude: 48.9956,
  longitude: -123.8178,
  areas: ['Downtown Ladysmith', 'First Avenue', 'Transfer Beach', 'Holland Creek', 'Rocky Creek', 'Davis Road'],
  areasHeading: 'Ladysmith areas we visit',
  metaDescription: `Mobile auto detailing in Ladysmith, from Rocky Creek to Davis Road: we come up the hill to you. Interior detail from ${price('interior')}, full detail from ${price('full')}.`,
  description:
    'Ladysmith is built on a slope that runs down to its harbour, and level driveways are not a given. We bring full detailing, steam cleaning and ceramic coating up the hill, and plan the visit around the spot where you park.',
  intro: [
    'Sea air comes up Roberts Street, and forest dirt comes down from the trails behind town. A detail at home deals with both, and leaves you a few hours for the Holland Creek trail or an errand on First Avenue.',
  ],
  conditions: {
    heading: 'Harbour below, forest above',
    points: [
      {
        title: 'Salt air off the harbour',
        text: 'Left on a street that faces the harbour, a car picks up a faint haze on glass and bright trim. Wax or a sealant helps it rinse away.',
      },
      {
        title: 'Mud from the lake trails',
        text: 'Forest trails lead to Heart Lake and Stocking Lake, and their mud rides home on boots and paws. It dries into the mats and the trunk liner, and grit scratches the sills when somebody rubs them with a dry cloth.',
      },
      {
        title: 'Needles under the wipers',
        text: 'Houses up the slope stand closest to the forest: fir and cedar needles gather at the foot of the windshield and in sunroof drains. Through fall, wet maple leaves stain a light roof brown.',
      },
    ],
  },
  parking: {
    heading: 'Finding a flat spot on a hillside',
    paragraphs: [
      'Water runs downhill fast on the steep cross streets, so the set-up spot counts for more than the size of the driveway. A carport, a level pad or the gentlest stretch beside the house is best. Describe the slope when you ask for a quote.',
      'Older wooden houses near downtown may have street parking only. Then the parking lot at work or a friend’s driveway is the better place. Newer subdivisions up the slope tend to offer more space. We do not set up in the public lot at Transfer Beach.',
    ],
  },
  reasons: [
    {
      title: 'We come to you',
      text: 'We drive to Rocky Creek at the north end, South Davis at the other, and every steep block between.',
    },
    {
      title: claims.nonToxic.text,
      text: 'Wet towels from Transfer Beach and groceries from First Avenue take turns on the trunk carpet. We clean it with non-toxic products.',
    },
    {
      title: claims.sameDay.text,
      text: 'Back from Heart Lake with two muddy dogs? Give us a call. Some days there is still room on the schedule.',
    },
    {
      title: claims.licensed.text,
      text: 'On the steep blocks above First Avenue one property can sit right over the next. We work carefully there, and we are insured.',
    },
    {
      title: claims.guarantee.text,
      text: 'Light off the harbour shows up every smear, so walk around the car before we leave. Point out any we missed and we’ll wipe them off.',
    },
  ],
  faqs: [
    {
      question: 'Does a sloping driveway rule out a detail?',
      answer:
        'Not by itself: much of Ladysmith stands on the slope above the harbour. Tell us up front if yours is steep, as that makes polishing awkward. The lot where you work may suit better.',
    },
    {
      question: 'How do Ladysmith water restrictions affect a booking?',
      answer:
        'Stage 1 applies each year from May 1 to October 31, and stricter stages can follow. The Town has listed detailers among the businesses exempt from some Stage 2 and 3 limits, though not from Stage 4. Today’s stage and rules are at ladysmith.ca. Call us and we’ll talk over what is possible.',
    },
    {
      question: 'Do you also visit Saltair, Yellow Point or Cedar?',
      answer:
        'Yes. They lie outside the town, as do Chemainus, North Oyster and the Diamond area, and we drive to all of them. Add the road name to your quote request.',
    },
    {
      question: 'After a season on Ladysmith Harbour my truck smells of bait and wet rope. What should I book?',
      answer: `Start with the Premium Interior Detail, from ${price('interior')}. For smells soaked into the fabric, book Reconditioning, from ${price('reconditioning')}: shampoo and odour removal are part of it.`,
    },
  ],
  footerOrder: 3,
  onIndexingShortList: true,
};
