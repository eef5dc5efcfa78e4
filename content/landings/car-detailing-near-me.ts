// The page for people who type “car detailing near me”: it helps them choose a package by what the car needs.
// Change the words between the quotes. Prices, claims and the list of towns come from their own files.
import { homeCity } from '../business';
import { citiesByRegion, reachInWords } from '../city-lists';
import { claims } from '../claims';
import { serviceArea } from '../home';
import { price } from '../packages';
import type { NearMeLanding } from '../types';

export const carDetailingNearMe: NearMeLanding = {
  kind: 'near-me',
  slug: 'car-detailing-near-me',
  title: 'Car Detailing Near Me | Vancouver Island Prices and Towns',
  metaDescription:
    'Car detailing near you on Vancouver Island: see the towns we drive to, what each package starts at and which one suits your car. Call for a free quote.',
  linkText: 'Car detailing near me',
  heading: 'Car Detailing Near Me on Vancouver Island',
  lead: `Three things matter when you look for a detailer nearby: who is close, what it costs and how long the car is tied up. We come to homes and offices on the Island, ${reachInWords()}.`,
  guides: [
    {
      heading: 'Where we drive',
      points: [
        { text: `Our base is ${homeCity}. Region by region, we visit ${citiesByRegion()}.` },
        ...(serviceArea.alsoServed ? [{ text: serviceArea.alsoServed }] : []),
        { text: `The driving is our job. Ask about ${claims.sameDay.inText} when you call.` },
      ],
    },
    {
      heading: 'Start with what bothers you',
      points: [
        {
          title: 'Crumbs, dog hair, a sticky console.',
          text: `If you are still happy with the paint, book the Premium Interior Detail. It starts at ${price('interior')}. Pet hair removal and shampooing of seats or carpet are add-ons.`,
        },
        {
          title: 'Grubby all over and overdue.',
          text: `The Premium Full Detail cleans the car inside and out and finishes with wax. It starts at ${price('full')}.`,
        },
        {
          title: 'Tidy interior, tired paint.',
          text: `Power Polishing + Sealant works on the paint alone, with ${claims.sealantDurability.inText}, and starts at ${price('sealant')}. If the interior needs work too, Showroom Shine pairs a full detail with power polishing, from ${price('showroomShine')}.`,
        },
        {
          title: 'Smells and stains.',
          text: `Reconditioning starts at ${price('reconditioning')}: a full detail with seat and carpet shampoo and odour removal. Stain removal can be added.`,
        },
        {
          title: 'Swirls under gas station lights.',
          text: `Fine ones may come out with a power polish, as in Showroom Shine. Deeper ones call for Cut & Polish, which starts at ${price('cutAndPolish')}. Ceramic Coating starts at ${price('ceramicCoating')}, is made to last ${claims.ceramicDurability.inText} and makes the most sense on a car you mean to keep.`,
        },
      ],
    },
    {
      heading: 'What changes the price',
      points: [
        {
          text: 'Every figure here is a starting point. A large car, a very dirty interior and add-ons can raise it, so ask for a quote on your car.',
        },
      ],
    },
    {
      heading: 'How long, how often',
      points: [
        {
          title: 'On the day.',
          text: `Most details take ${claims.serviceTime.text}, yours to spend as you like.`,
        },
        {
          title: 'Through the year.',
          text: `Book a detail every ${claims.interval.text}, sooner if the car lives under firs, close to the sea or up a gravel road.`,
        },
      ],
    },
  ],
  checklist: {
    heading: 'Before you call, and before we start',
    points: [
      { title: 'The car', text: 'Year, make and model. Mention a third row of seats or a roof box.' },
      { title: 'The worst spot', text: 'One honest line about the spilled milk, the muddy dog or the scuffed door.' },
      { title: 'The space', text: 'Enough room to swing all the doors open, on ground you are allowed to use.' },
      { title: 'The loose things', text: 'Please take out child seats, tools and parking passes beforehand.' },
    ],
  },
  hub: {
    heading: 'Car detailing by town',
    text: 'Each town’s page lists the areas we visit, what the roads there do to a car and where we can work.',
  },
  faqs: [
    {
      question: 'Is there car detailing near me today?',
      answer: `There may be. Call early and ask for ${claims.sameDay.inText}. You can also send a request at midnight: the form never closes.`,
    },
    {
      question: 'I live outside the town limits. Is that too far?',
      answer:
        'Probably not. We drive to rural places such as Yellow Point, Genoa Bay and Sahtlam. Tell us your road and we’ll let you know.',
    },
    {
      question: 'Do I need a full detail every time?',
      answer:
        'No. A car that sleeps in a garage may only need its interior done this season and its paint the next. Say what was done last.',
    },
    {
      question: 'What do you clean with?',
      answer: `${claims.nonToxic.text} products. If someone at home reacts to scents, mention it before the visit.`,
    },
  ],
};
