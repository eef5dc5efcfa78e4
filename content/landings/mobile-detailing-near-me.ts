// The page for people who type “mobile detailing near me”: one visit from request to finish, parking and weather.
// Change the words between the quotes. Promise nothing about strata rules or water rules: they differ from place to
// place.
import { hours } from '../business';
import { reachInWords } from '../city-lists';
import { claims } from '../claims';
import { price } from '../packages';
import type { NearMeLanding } from '../types';

export const mobileDetailingNearMe: NearMeLanding = {
  kind: 'near-me',
  slug: 'mobile-detailing-near-me',
  title: 'Mobile Detailing Near Me | Home and Office Visits',
  metaDescription:
    'Mobile detailing near you, step by step: what happens in your driveway, strata stall or office lot, what it costs and what changes when it rains.',
  linkText: 'Mobile detailing near me',
  heading: 'Mobile Detailing Near Me, Home or Office',
  lead: 'We drive to you and detail the vehicle in your driveway or office lot. Here is how a visit goes, what to arrange and what it costs.',
  guides: [
    {
      heading: 'A visit from request to finish',
      points: [
        {
          text: 'It begins with a phone call or the quote form. Give us your town, the vehicle and what you would like done. We reply with a price, and together we pick a day.',
        },
        {
          text: 'On arrival you show us the car: the coffee stain, the scuff, the dog hair. Then you hand over the key and get on with your morning.',
        },
        {
          text: `A detail normally takes ${claims.serviceTime.text}. At the end you look the car over, inside and out, before you put your things back.`,
        },
      ],
    },
    {
      heading: 'Driveway, strata stall or office lot',
      points: [
        {
          title: 'A private driveway',
          text: 'is the easy one. Park so that a person can walk all the way around.',
        },
        {
          title: 'In an apartment or strata building,',
          text: 'check with your strata council or manager first. Many have bylaws about washing or water in a parkade. Ask as well about lighting, drains and the height limit at the ramp.',
        },
        {
          title: 'For an office lot,',
          text: 'the property manager decides. Choose an end stall, away from the busy entrance, and arrange who holds the key during meetings.',
        },
      ],
    },
    {
      heading: 'Wet winters, hot Julys',
      points: [
        {
          text: 'Island winters are mostly rain. A garage or carport keeps a booking simple, and interiors suit a wet day best. Polish and coatings need dry panels, and a fresh coating has to stay dry while it sets: ask how long that takes, and plan where the car can wait.',
        },
        {
          text: 'July brings the opposite problem. Soap dries fast on hot metal; the shady side of the house is better. Water restrictions also tighten in dry spells and vary by supplier. Check yours and tell us.',
        },
      ],
    },
    {
      heading: 'Cost and reach',
      points: [
        {
          text: `Packages start at ${price('interior')} for a car’s interior and at ${price('ceramicCoating')} for ceramic coating. The full detail with wax, from ${price('full')}, suits a first visit.`,
        },
        {
          text: `We drive to homes and offices ${reachInWords()}.`,
        },
      ],
    },
  ],
  checklist: {
    heading: 'The evening before',
    points: [
      {
        title: 'Permission',
        text: 'Your landlord, strata council or employer has agreed, if the space is not your own.',
      },
      {
        title: 'Tap and outlet',
        text: 'If we asked for water or power when you booked, make sure we can reach the tap or the outlet.',
      },
      { title: 'Elbow room', text: 'Move bikes, bins and the second vehicle.' },
      { title: 'Pockets', text: 'Empty the glovebox of anything private and the trunk of anything heavy.' },
    ],
  },
  hub: {
    heading: 'Where the crew drives',
    text: 'Parking differs from town to town. Your town’s own page says what to arrange there.',
  },
  faqs: [
    {
      question: 'Do you need my water and power?',
      answer:
        'That depends on the job and the spot. Tell us where the nearest tap and outlet are when you call, and we’ll tell you what we need.',
    },
    {
      question: 'Do I have to be home?',
      answer:
        'No, but someone needs to hand us the key and stay reachable by phone. If that is a problem, tell us before you book. Look the car over as soon as you are back, and call us if something isn’t right.',
    },
    {
      question: 'Can you detail on the street?',
      answer:
        'We work on private property. If the street is all you have, tell us early: the parking lot at work or a friend’s driveway may do.',
    },
    {
      question: 'What are your hours?',
      answer: `Visits run ${hours.dayWords}, ${hours.times}. Requests are welcome day and night.`,
    },
  ],
};
