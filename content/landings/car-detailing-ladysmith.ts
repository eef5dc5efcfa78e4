// What the Ladysmith car page says: the roads that lead home from town, shore and forest. Change the words between the
// quotes. Most of the eight areas lie outside the town, so the note must keep saying so.
import { claims } from '../claims';
import { price } from '../packages';
import type { CarLanding } from '../types';

export const carDetailingLadysmith: CarLanding = {
  kind: 'car',
  slug: 'car-detailing-ladysmith',
  city: 'ladysmith',
  title: 'Car Detailing Ladysmith BC | From Chemainus to Cedar',
  metaDescription:
    'Car detailing at home or work in Ladysmith, Saltair, Yellow Point, Chemainus and Cedar. Find the detail that suits the roads you drive, then call to book.',
  linkText: 'Car detailing in Ladysmith',
  heading: 'Car Detailing in Ladysmith, BC',
  lead: 'Ladysmith climbs straight up from its harbour, and the roads leaving town fan out to beach, farm and forest. Cars collect a bit of each. We clean them at home or at work, on First Avenue or out at Yellow Point.',
  backdrop: 'seat-deep-cleaning',
  sellingPoints: {
    heading: 'What you gain by staying put',
    points: [
      {
        title: 'Time back from the highway',
        text: 'Shopping in Nanaimo or Duncan already fills the week with kilometres. This adds none.',
      },
      {
        title: 'Country lanes included',
        text: 'We also come to a farm gate in North Oyster or a forest driveway at Yellow Point. Describe the turnoff.',
      },
      {
        title: 'Yards with animals',
        text: 'If hens, horses or hounds share the yard, we’ll agree beforehand on which gate stays shut.',
      },
    ],
  },
  whyChoose: {
    heading: 'Why Choose Us for Your Ladysmith Car',
    points: [
      {
        title: 'Convenient',
        text: `One morning or one afternoon usually covers it: most details take ${claims.serviceTime.text}.`,
      },
      { title: 'Professional', text: `${claims.experience.text} of experience. ${claims.licensed.text}.` },
      {
        title: 'Local',
        text: `A local business ${claims.since.inText}: we know the way from the murals of Chemainus to Cedar’s farms.`,
      },
    ],
  },
  services: {
    heading: 'Four car detailing services',
    points: [
      {
        title: 'Interior Detailing',
        text: 'Sandstone grit from the Yellow Point shore, straw from a Cedar acreage: deep cleaning is for both, and steam helps with what is stuck. Pet hair removal can be added.',
      },
      {
        title: 'Exterior Detailing',
        text: 'The breeze off Stuart Channel leaves a salty bloom on glass and trim. A wash takes it away, and a coat of wax makes the next rinse easier.',
      },
      {
        title: 'Paint Correction',
        text: 'Gull droppings and sticky drips from trees can etch clear coat on a hot day. We polish the marks out as far as the paint allows.',
      },
      {
        title: 'Ceramic Coating',
        text: `For a car that lives outdoors, between harbour and forest. Plan to keep it under a roof until the coating has set. Coating starts at ${price('ceramicCoating')} and is made to last ${claims.ceramicDurability.inText}.`,
      },
    ],
  },
  areas: {
    heading: 'Car detailing from shore to farm road',
    names: [
      'Downtown Ladysmith',
      'First Avenue',
      'Diamond area',
      'Chemainus',
      'Yellow Point',
      'Cedar',
      'Saltair',
      'North Oyster',
    ],
    note: 'The first two are in town; the rest are neighbours. Chemainus is in North Cowichan, and Cedar is in the Regional District of Nanaimo.',
  },
  guide: {
    heading: 'Four roads home',
    points: [
      {
        title: 'To Saltair.',
        text: `The houses line a strip of shore, so sea air is the first suspect. Start with a full detail and wax, from ${price('full')}.`,
      },
      {
        title: 'To Yellow Point or Cedar.',
        text: `Fir needles gather in the vents under the windshield and sap freckles the roof. Mention the sap when you ask for a quote: it has to come off first. Power polishing and a sealant with ${claims.sealantDurability.inText}, from ${price('sealant')}, come after that.`,
      },
      {
        title: 'To the Diamond area or North Oyster.',
        text: `Gravel and farmyards send dust through every door seal. Begin inside, from ${price('interior')}, and add carpet shampooing in mud season.`,
      },
      {
        title: 'To the old streets downtown.',
        text: `Older wooden houses tend to mean outdoor parking. Film builds up until a wash alone will not lift it. Showroom Shine adds power polishing and starts at ${price('showroomShine')}.`,
      },
    ],
  },
  book: {
    heading: 'Book your Ladysmith detail',
    text: 'Tell us the road, the nearest cross street and what you drive. If it has to be today, tell us at the start of the call.',
    button: 'Call to book',
  },
  faqs: [
    {
      question: 'We are on well water. Does that matter?',
      answer:
        'Mention it when you book. A well can run slow in late summer, and then the interior may be the part to do first.',
    },
    {
      question: 'I am often in the Chemainus lineup for the Thetis and Penelakut ferry. How often should I book?',
      answer: `Time beside salt water adds up. Rinse the underside when you can. We recommend a detail every ${claims.interval.text}; a car that waits there every week should not go longer.`,
    },
    {
      question: 'My mailing address says Ladysmith, but I live in North Oyster. Do you come out here?',
      answer: 'Yes, we drive to North Oyster, and to the Diamond area as well. A word about the gate or the dog helps.',
    },
  ],
};
