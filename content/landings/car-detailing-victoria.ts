// What the Victoria car page says: three kinds of city car and the detail for each. Change the words between the
// quotes. The eight areas are neighbourhoods of the City of Victoria; keep neighbouring municipalities off this list.
import { claims } from '../claims';
import { price } from '../packages';
import type { CarLanding } from '../types';

export const carDetailingVictoria: CarLanding = {
  kind: 'car',
  slug: 'car-detailing-victoria',
  city: 'victoria',
  title: 'Car Detailing Victoria BC | From James Bay to Burnside',
  metaDescription:
    'Car detailing in Victoria at your home or office, from James Bay to Burnside Gorge. Find the right package for sea salt, tree sap or a grubby interior.',
  linkText: 'Car detailing in Victoria',
  heading: 'Car Detailing in Victoria, BC',
  lead: 'Plenty of Victoria cars never see a garage. They sleep in a narrow driveway in Fernwood, beneath the branches in Fairfield or a short walk from the sea in James Bay. Our crew details them right there on private property, or at the office.',
  sellingPoints: {
    heading: 'Car detailing for a city of small driveways',
    points: [
      {
        title: 'No parking to hunt for',
        text: 'Off-street space is precious in the older neighbourhoods. Your car keeps its place for the whole job.',
      },
      {
        title: 'No trip across town',
        text: 'Oaklands, Fernwood or Victoria West: the car is cleaned in its own neighbourhood.',
      },
      {
        title: 'Easy on close neighbours',
        text: `Where houses stand shoulder to shoulder, what we use matters, and our products are ${claims.nonToxic.inText}.`,
      },
    ],
  },
  whyChoose: {
    heading: 'Why Choose Mobile Car Detailing in Victoria',
    points: [
      {
        title: 'Convenient',
        text: `You don’t lose half a day to driving and waiting. The work itself usually takes ${claims.serviceTime.text}.`,
      },
      { title: 'Professional', text: `${claims.licensed.text}, with ${claims.customers.text} happy customers so far.` },
      {
        title: 'Local',
        text: `An Island business ${claims.since.inText}. We clean off Dallas Road salt and Beacon Hill oak pollen alike.`,
      },
    ],
  },
  services: {
    heading: 'The four services, in city terms',
    points: [
      {
        title: 'Interior Detailing',
        text: 'Short trips leave wet coats, takeout and beach pebbles behind. We steam seats and carpets and clean out the corners; shampooing and pet hair removal can be added where they are needed.',
      },
      {
        title: 'Exterior Detailing',
        text: 'Spray, petals and traffic film come off, and wax helps the next shower do some of the work.',
      },
      {
        title: 'Paint Correction',
        text: 'Tight parking leaves marks on doors. Light scratches and swirls can be cut back and polished; we look at the car before saying how far.',
      },
      {
        title: 'Ceramic Coating',
        text: 'Dallas Road spray rinses off a coated hood more easily than off bare paint. The car needs a dry place until the coating has set.',
      },
    ],
  },
  areas: {
    heading: 'From James Bay to Burnside Gorge',
    names: ['James Bay', 'Fairfield', 'Fernwood', 'Rockland', 'Oaklands', 'Victoria West', 'Jubilee', 'Burnside Gorge'],
    note: 'All of these are inside the City of Victoria.',
  },
  guide: {
    heading: 'Three kinds of Victoria car',
    points: [
      {
        title: 'The shore car.',
        text: `It lives in James Bay or on the south edge of Fairfield and faces open sea. Salt finds the wheels, the badge and the wiper arms, and a wash takes it off. If the paint has gone dull too, choose Power Polishing + Sealant: ${claims.sealantDurability.inText}, from ${price('sealant')}.`,
      },
      {
        title: 'The tree car.',
        text: `Fernwood, Rockland, most of Fairfield: petals in April, sticky drips in July, brown leaf stains by October. Dry summers mean little rain to carry any of it off. A full detail with wax, from ${price('full')}, is for marks that are still fresh; describe the ones that have stayed and we’ll quote for them.`,
      },
      {
        title: 'The errand car.',
        text: `Oaklands to Jubilee to Burnside Gorge and home, ten stops and no long run. Its paint is fine; its interior is not. Choose the interior package, which starts at ${price('interior')}, and leave the rest for spring.`,
      },
    ],
  },
  book: {
    heading: 'Book a detail in the capital',
    text: `Have your street, the car’s model and the width of your driveway at hand. ${claims.sameDay.text} may be possible, so ask.`,
    button: 'Call to book',
  },
  faqs: [
    {
      question: 'Is the narrow driveway beside my old Fairfield house wide enough?',
      answer:
        'Yes, if you can open each door with someone standing beside it. Measure both sides, and look out for the fence or hedge.',
    },
    {
      question: 'Should I brush the spring blossoms off my hood?',
      answer:
        'Lift petals away while they are wet. A dry brush drags grit along with them, and that is how fine scratches start.',
    },
    {
      question: 'My car hardly leaves James Bay. Does it still need detailing?',
      answer: `A parked car wears too. Sap, dust and Dallas Road salt settle on it, so we still recommend a detail every ${claims.interval.text}.`,
    },
  ],
};
