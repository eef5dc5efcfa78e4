// What the Duncan car page says: where a Duncan car goes in a week and which detail answers it.
// Change the words between the quotes. Keep the three ‘Why Choose’ titles, the four service titles and the eight areas.
import { claims } from '../claims';
import { price } from '../packages';
import type { CarLanding } from '../types';

export const carDetailingDuncan: CarLanding = {
  kind: 'car',
  slug: 'car-detailing-duncan',
  city: 'duncan',
  title: 'Car Detailing Duncan BC | From City Centre to Sahtlam',
  metaDescription:
    'Car detailing in Duncan and nearby, from City Centre to Sahtlam and Genoa Bay. Interior, exterior, paint correction and ceramic coating where you park.',
  linkText: 'Car detailing in Duncan',
  heading: 'Car Detailing in Duncan, BC',
  lead: 'A Duncan car may wait at a highway light at eight, bump down a farm lane by noon and cool off beside Quamichan Lake at dusk. Each stop leaves something on it. Our crew takes it off in your driveway or outside your office.',
  sellingPoints: {
    heading: 'Car detailing for a Duncan week',
    points: [
      {
        title: 'The morning stays yours',
        text: 'Stroll among the totem poles downtown, or putter in the yard, while we detail the car at your place.',
      },
      {
        title: 'Fresh by quitting time',
        text: 'If you work around Koksilah, ask your employer for a corner of the lot, and drive home in a clean car.',
      },
      {
        title: 'Space on an acreage',
        text: 'Toward Cowichan Station and Sahtlam a long driveway gives us elbow room. Firm ground away from loose gravel works best.',
      },
    ],
  },
  whyChoose: {
    heading: 'Why Choose Mobile Car Detailing in Duncan',
    points: [
      {
        title: 'Convenient',
        text: `Most details take ${claims.serviceTime.text}, and you can spend them in your kitchen. Requests can be sent at any hour.`,
      },
      {
        title: 'Professional',
        text: `${claims.licensed.text}, ${claims.experience.text} of experience, ${claims.nonToxic.inText} products.`,
      },
      {
        title: 'Local',
        text: `An Island business ${claims.since.inText}. We drive out to Lakes Road, Koksilah and Genoa Bay as a matter of course.`,
      },
    ],
  },
  services: {
    heading: 'Four services for valley cars',
    points: [
      {
        title: 'Interior Detailing',
        text: 'Summer dust creeps into vents; winter mud stays in the carpet. Shampooing can be added, and so can pet hair removal after the dog’s day at Bright Angel Park.',
      },
      {
        title: 'Exterior Detailing',
        text: 'The wash is for fresh highway film, oak pollen and lane dust. The Premium Full Detail ends with wax, and headlight restoration can be added.',
      },
      {
        title: 'Paint Correction',
        text: `Dust rubbed off dry makes fine swirls. How far they can be evened out depends on the paint, so describe them and ask for a quote; Cut & Polish starts at ${price('cutAndPolish')}. A stone chip down to metal is another matter.`,
      },
      {
        title: 'Ceramic Coating',
        text: `Made to last ${claims.ceramicDurability.inText}. Summer bugs from Highway 18 let go of a slick surface with less rubbing.`,
      },
    ],
  },
  areas: {
    heading: 'Car detailing in Duncan and nearby',
    names: [
      'City Centre',
      'Quamichan Lake',
      'Maple Bay Road',
      'Lakes Road',
      'Koksilah',
      'Cowichan Station',
      'Genoa Bay',
      'Sahtlam',
    ],
    note: 'Most of these lie outside the city, which is tiny. Quamichan Lake and Genoa Bay are in North Cowichan; Cowichan Station and Sahtlam lie in the wider Cowichan Valley.',
  },
  guide: {
    heading: 'Three drives, three details',
    points: [
      {
        title: 'Errands in town.',
        text: `Short hops past the totem poles mean doors opening all day: wet shoes, groceries, school bags. The Premium Interior Detail, from ${price('interior')}, is made for that.`,
      },
      {
        title: 'The Lake Cowichan run.',
        text: `Highway 18 means grit in winter and insects in July. A full detail with wax, from ${price('full')}, is for either one while it is fresh. Where insects have etched the paint, ask about Showroom Shine, which adds power polishing and starts at ${price('showroomShine')}.`,
      },
      {
        title: 'Vineyard and farm lanes.',
        text: `Dust above, mud below, and boots on the carpet. Choose Reconditioning, from ${price('reconditioning')}, which includes seat and carpet shampoo and odour removal.`,
      },
    ],
  },
  book: {
    heading: 'Book a car detail in Duncan',
    text: `Tell us the road, the car and what is underfoot: pavement, grass or gravel. For ${claims.sameDay.inText}, ask first thing.`,
    button: 'Call to book',
  },
  faqs: [
    {
      question: 'Do you drive out to Genoa Bay?',
      answer:
        'Yes, we drive to Genoa Bay. If the car is parked at the marina rather than at a house, please clear it with the operator first.',
    },
    {
      question: 'My apartment near downtown has one tight stall. What then?',
      answer:
        'Describe it, and get the landlord’s or strata’s agreement. An interior detail may fit where a wash cannot.',
    },
    {
      question: 'How often should a car in the valley be detailed?',
      answer: `Every ${claims.interval.text}. Beneath the oaks around Quamichan Lake, or far up a dusty lane, sooner is safer.`,
    },
  ],
};
