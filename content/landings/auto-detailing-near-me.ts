// The page for people who type “auto detailing near me”: cars, trucks, boats and RVs, and when to wash, polish or coat.
// Change the words between the quotes; the town links under it are added by the site.
import { cityNamesByDrive, inWords } from '../city-lists';
import { claims } from '../claims';
import { price } from '../packages';
import type { NearMeLanding } from '../types';

export const autoDetailingNearMe: NearMeLanding = {
  kind: 'near-me',
  slug: 'auto-detailing-near-me',
  title: 'Auto Detailing Near Me | Cars, Trucks, Boats and RVs',
  metaDescription:
    'Auto detailing near you on Vancouver Island, for cars, trucks, boats and RVs: what each one needs, when to wash, polish or coat, and starting prices.',
  linkText: 'Auto detailing near me',
  heading: 'Auto Detailing Near Me: Cars, Trucks, Boats and RVs',
  lead: 'We detail cars, trucks, boats and RVs on Vancouver Island, at your house or workplace. Here is what each one needs, what it starts at and which towns we drive to.',
  guides: [
    {
      heading: 'What each vehicle needs',
      points: [
        {
          title: 'Cars.',
          text: `The simple case. An interior-only detail starts at ${price('interior')}, and a full detail with wax at ${price('full')}.`,
        },
        {
          title: 'Trucks.',
          text: 'They gather what cars never see: bark in the seams of the box, clay behind the wheels, sawdust under the bench seat. Tell us the cab size and what it hauls.',
        },
        {
          title: 'Boats.',
          text: `Packages begin at ${price('boat')}. Have the hull and deck cleaned after a summer of salt, or made ready for the first launch.`,
        },
        {
          title: 'RVs.',
          text: `Wash and wax packages begin at ${price('rv')}. Height counts here, so describe the roofline and how much room there is along each side.`,
        },
      ],
    },
    {
      heading: 'When to wash, polish or coat',
      points: [
        {
          title: 'Wash and wax',
          text: `if the paint still shines once it is clean and dry: rain film, pollen and fresh bug splatter need no more than that. The Premium Full Detail finishes with wax and starts at ${price('full')}.`,
        },
        {
          title: 'Polish',
          text: `if clean paint looks dull, or fine circles appear in low sun. Power Polishing + Sealant, with ${claims.sealantDurability.inText}, starts at ${price('sealant')}. Heavier marks need Cut & Polish, which starts at ${price('cutAndPolish')}.`,
        },
        {
          title: 'Coat',
          text: `once the paint is right and you want to keep it that way. Ceramic is made to last ${claims.ceramicDurability.inText} and starts at ${price('ceramicCoating')}. Paint protection film is the other choice, for a front end that meets gravel.`,
        },
      ],
    },
    {
      heading: 'Letting the calendar choose',
      points: [
        {
          text: 'Boats do well with a clean before launching and another after haul-out. Wash and wax an RV before it goes into storage. A daily driver is due for a detail when brine season on the Malahat ends, again in August, and once more when the maples are bare.',
        },
      ],
    },
    {
      heading: 'Town by town, down the Island',
      points: [
        {
          text: `We visit ${inWords(cityNamesByDrive)}. Once we are there, most details take ${claims.serviceTime.text}.`,
        },
      ],
    },
  ],
  checklist: {
    heading: 'Getting each one ready',
    points: [
      { title: 'Car', text: 'Clear the trunk and door pockets, and take the dash camera down.' },
      { title: 'Truck', text: 'Unload the box, unlock the canopy and lift out the toolbox.' },
      { title: 'Boat', text: 'Remove rods, ropes and cushions, then leave a walkway beside the trailer.' },
      { title: 'RV', text: 'Shut the roof vents, roll in the awning and pull clear of low branches.' },
    ],
  },
  hub: {
    heading: 'Find the page for your town',
    text: 'Pick your town to see the areas we visit. Trucks, boats and motorhomes are as welcome as cars.',
  },
  faqs: [
    {
      question: 'How does auto detailing differ from car detailing?',
      answer:
        'The packages are the same. “Auto” simply takes in more: vans, pickups, boats and campers as well as cars.',
    },
    {
      question: 'Can the truck and the boat be done in one visit?',
      answer: 'List both on the quote form. We’ll let you know whether one day is enough or two bookings are wiser.',
    },
    {
      question: 'Do you clean foggy headlights and greasy engines?',
      answer:
        'Yes. We offer headlight restoration, scratch removal and engine bay cleaning, and can quote any of them with a package.',
    },
    {
      question: 'Do you guarantee your work?',
      answer: `Yes, with a ${claims.guarantee.inText}: if a tailgate, a deck or a roof rail is not right, tell us and we’ll go over it again. The crew is ${claims.licensed.inText}.`,
    },
  ],
};
