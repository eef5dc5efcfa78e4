// What the Ladysmith car page says: the roads that lead home from town, shore and forest. Change the words between the quotes.
// Most of the eight areas lie outside the town, so the note must keep saying so.
import type { CarLanding } from '../types';

export const carDetailingLadysmith = {
  kind: 'car',
  slug: 'car-detailing-ladysmith',
  city: 'ladysmith',
  title: 'Car Detailing Ladysmith BC | From Chemainus to Cedar',
  metaDescription:
    'Car detailing in Ladysmith and out to Saltair, Yellow Point, Chemainus and Cedar. Read which detail suits your road home, then call for a day.',
  heading: 'Car Detailing in Ladysmith, BC',
  lead: 'Ladysmith climbs straight up from its harbour, and the roads leaving town fan out to beach, farm and forest. Cars collect a bit of each. We clean them at home or at work, on First Avenue or far beyond it.',
  sellingPoints: {
    heading: 'What you gain on this hillside',
    points: [
      {
        title: 'A level patch is enough',
        text: 'Angled driveways are common above First Avenue. Point out the flattest part of yours and we set up on it.',
      },
      {
        title: 'Time back from the highway',
        text: 'Shopping in Nanaimo or Duncan already fills the week with kilometres. Here you add none.',
      },
      {
        title: 'Mild on what lies below',
        text: 'Water from a steep drive heads for the harbour, one more reason we work with eco-friendly, non-toxic products.',
      },
    ],
  },
  whyChoose: {
    heading: 'Why Choose Us for Your Ladysmith Car',
    points: [
      { title: 'Convenient', text: 'One morning or one afternoon covers it: details run 2–4 hours.' },
      { title: 'Professional', text: 'Experience of 5+ years, a licence, insurance and a promise of full satisfaction.' },
      { title: 'Local', text: 'Working on the Island since 2020, and at ease on roads from the murals of Chemainus to the farms at Cedar.' },
    ],
  },
  services: {
    heading: 'Four ways to put it right',
    items: [
      {
        title: 'Interior Detailing',
        text: 'Sandstone grit from the Yellow Point shore, straw from a Cedar acreage, hair from a happy dog. Deep cleaning and steam get down to the weave.',
      },
      {
        title: 'Exterior Detailing',
        text: 'Breeze off Stuart Channel may leave a salty bloom on glass and trim. A careful wash takes it away, and wax slows its return.',
      },
      {
        title: 'Paint Correction',
        text: 'Gull droppings and tree honeydew can etch clear coat on a hot day. We polish the marks back as far as the paint allows.',
      },
      {
        title: 'Ceramic Coating',
        text: 'A hard, glossy layer with 3–5 year durability, useful if the nearest carport is a fir tree. It starts at $789.',
      },
    ],
  },
  areas: {
    heading: 'Town, shore and farm roads',
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
    note: 'The first two are in town. Chemainus is part of North Cowichan, Cedar falls under the Regional District of Nanaimo and Yellow Point touches both districts; the others are Cowichan Valley Regional District neighbours.',
  },
  guide: {
    heading: 'Four roads home',
    paragraphs: [
      'To Saltair. The houses stand on a strip of shore south of town, so sea air is the first suspect. A full detail finished in wax is $299 to start and answers most of it.',
      'To Yellow Point or Cedar. Fir needles gather in the cowl and sap freckles the roof. Pick power polishing with sealant; the sealant is meant to hold for a year, and $399 is the opening price.',
      'To Diamond or North Oyster. Gravel and farmyards send dust through every door seal. Begin inside, from $229, and add carpet shampooing in mud season.',
      'To the old streets downtown. Wooden houses, small lots and big maples often mean outdoor parking. Leaf stain and film are the usual complaints, and a wash alone may not shift them.',
    ],
  },
  book: {
    heading: 'Book your Ladysmith detail',
    text: 'Give us the road name and how steep the driveway is. If you need it today, say so first: we do same-day work when a slot is open.',
    button: 'Call to book',
  },
  faqs: [
    {
      question: 'Will a sloping driveway be trouble?',
      answer:
        'It shapes where we stand, not much else. The pad by the garage or the foot of the drive may serve better than the grade, because water leaves a slope fast.',
    },
    {
      question: 'I wait for the Thetis and Penelakut boat in Chemainus. Does that matter?',
      answer:
        'Time beside salt water adds up. Rinse the underside when you can, and plan a detail nearer to three months than six.',
    },
    {
      question: 'My address says Ladysmith but I live in North Oyster. Are you sure you come?',
      answer:
        'Yes. Rural addresses north of town are on the list. A note about the gate, the dog or the turnoff helps us find you.',
    },
  ],
} satisfies CarLanding;
