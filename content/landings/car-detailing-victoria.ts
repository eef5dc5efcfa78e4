// What the Victoria car page says: cars that live outdoors in a dry, salty city. Change the words between the quotes.
// The eight areas are neighbourhoods of the City of Victoria; keep neighbouring municipalities off this list.
import type { CarLanding } from '../types';

export const carDetailingVictoria = {
  kind: 'car',
  slug: 'car-detailing-victoria',
  city: 'victoria',
  title: 'Car Detailing Victoria BC | From James Bay to Jubilee',
  metaDescription:
    'Car detailing in Victoria for cars that live outdoors: salt off Dallas Road, street-tree honeydew, petals and film, cleaned where you live or work.',
  heading: 'Car Detailing in Victoria, BC',
  lead: 'Plenty of Victoria cars never see a garage. They spend the night on a slim Fernwood drive, under a boulevard tree in Fairfield or a block from the surf in James Bay. Our crew details them right there on private ground, or at the office.',
  sellingPoints: {
    heading: 'Suited to a city of small driveways',
    points: [
      {
        title: 'No parking to hunt for',
        text: 'Off-street space is precious in the older quarters. Your car keeps its place for the whole job.',
      },
      {
        title: 'A desk-day detail',
        text: 'From Burnside Gorge to the Jubilee blocks, a workday is long enough. Get the building’s consent and send us the stall number.',
      },
      {
        title: 'Easy on close neighbours',
        text: 'Where houses stand shoulder to shoulder, what we use matters: eco-friendly products, none of them toxic.',
      },
      {
        title: 'Ready for guests',
        text: 'When family lands by ferry or seaplane at the Inner Harbour, the back seat can be fit to sit on.',
      },
    ],
  },
  whyChoose: {
    heading: 'Why Choose a Crew That Comes to Victoria',
    points: [
      { title: 'Convenient', text: 'You lose no half-day to driving and waiting. The work itself takes 2–4 hours.' },
      { title: 'Professional', text: 'Licensed, insured, and 1000+ happy customers so far.' },
      { title: 'Local', text: 'Island-run since 2020. We can tell Dallas Road salt from Beacon Hill oak pollen.' },
    ],
  },
  services: {
    heading: 'The four services, in city terms',
    items: [
      {
        title: 'Interior Detailing',
        text: 'Short trips leave wet coats, takeout and beach pebbles behind. We shampoo, steam and clear the corners, and add pet hair removal where it is needed.',
      },
      {
        title: 'Exterior Detailing',
        text: 'Hand attention for spray, petals and the grey film of bus routes, then wax to help the next shower do some of the work.',
      },
      {
        title: 'Paint Correction',
        text: 'Tight parking writes on doors. Light scratches and swirls can be cut back and polished; we look before quoting how far.',
      },
      {
        title: 'Ceramic Coating',
        text: 'For a car with no roof over it. Durability of 3–5 years, at prices starting from $789.',
      },
    ],
  },
  areas: {
    heading: 'City neighbourhoods we visit',
    names: ['James Bay', 'Fairfield', 'Fernwood', 'Rockland', 'Oaklands', 'Victoria West', 'Jubilee', 'Burnside Gorge'],
    note: 'These eight are all inside the City of Victoria. Next door, Saanich, Esquimalt and Oak Bay have pages of their own.',
  },
  guide: {
    heading: 'Paint in the rain shadow',
    paragraphs: [
      'The Olympic Mountains keep Victoria far drier than the outer coast. That is lovely for cyclists and hard on paint. For weeks nothing rinses off salt, gull droppings or pollen, and sun sets them in place.',
      'The south shore shows it first. On windy days Dallas Road can catch spray straight from the Strait of Juan de Fuca. If you park there often, look at power polishing with sealant: a year of protection, starting price $399.',
      'Inland, the trees take over. Blossom petals stick in spring, honeydew drips in July and leaves stain in October. A waxed full detail before each of those, with $299 as the start, keeps sap from becoming a polishing job.',
    ],
  },
  book: {
    heading: 'Book a detail in the capital',
    text: 'Have your street, the car’s model and the width of your driveway at hand. Same-day service may be open, so ask.',
    button: 'Call to book',
  },
  faqs: [
    {
      question: 'I only have curb parking in James Bay. Can I still book?',
      answer:
        'Talk to us before picking a date. A relative’s drive in Oaklands or your employer’s lot may be the answer.',
    },
    {
      question: 'Do the summer watering rules matter?',
      answer:
        'Greater Victoria sits at Stage 1 each year from May 1 until September 30, and it can go higher. See crd.ca for today’s stage and bring it up when booking.',
    },
    {
      question: 'I live in Fernwood, away from the beach. Is salt still a worry?',
      answer: 'Less so. Trees and street grime deserve your attention first; a detail every 3–6 months handles both.',
    },
  ],
} satisfies CarLanding;
