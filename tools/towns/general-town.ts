import { descriptionLength } from '../../content/search';
import { type Position, type Region, regions, type SixAreas } from '../../content/types';
import { constantName } from './town-table';

type NewTown = Position & { name: string; slug: string; region: Region; footerOrder: number };

/**
 * The text of a new town's content file: a page that is complete and true of any town, marked as a draft, for the owner
 * to make local. The six areas are the generic ones of a place the site knows nothing about.
 */
export function townFile({ name, slug, latitude, longitude, region, footerOrder }: NewTown): string {
  const town = name.replaceAll("'", '’');
  const areas = genericAreas(town).map((area) => `'${area}'`);
  return `// The ${town} page. It starts with general text that would be true of any town: replace it, piece by piece, with what is
// true of ${town} only. Keep six areas and five reasons; when no general text is left, delete the line \`draft: true\`.
import { claims } from '../claims';
import type { City } from '../types';

export const ${constantName(slug)}: City = {
  slug: '${slug}',
  name: '${town}',
  // One of: ${regions.join(', ')}.
  region: '${region}',
  latitude: ${latitude},
  longitude: ${longitude},
  // Six real neighbourhoods or roads that the crew drives to.
  areas: [${areas.join(', ')}],
  areasHeading: 'All over ${town}',
  // ${descriptionLength.min} to ${descriptionLength.max} characters, for search results.
  metaDescription:
    'Mobile car detailing in ${town}: interiors, polishing and ceramic coating at your home or office. Call for a free quote.',
  // Two or three sentences that could open no other town's page.
  description:
    'Mobile detailing comes to ${town}: full details, deep-cleaned interiors, polishing and ceramic coating, done where your vehicle is parked.',
  intro: [
    'Tell us where in ${town} the vehicle is parked and what bothers you about it. We reply with a price and a time, and you carry on with your day at home or at work.',
  ],
  // What do the roads, trees, shores and seasons here do to a car?
  conditions: {
    heading: 'What daily driving leaves behind',
    points: [
      { title: 'Road film', text: 'Wet months coat doors and glass in grey spray. A hand wash with wax takes it away.' },
      { title: 'Sap and needles', text: 'Parked under branches, paint collects sticky spots. They mark less when they come off early.' },
      { title: 'Mud indoors', text: 'Boots and paws bring the weather inside. Shampooing and steam lift it out of seats and carpets.' },
      { title: 'Faded gloss', text: 'Sun and washing dull a finish over the years. Polishing brings the shine up again.' },
    ],
  },
  // Where does the crew park and work here, and what should be arranged beforehand?
  parking: {
    heading: 'A place to work in ${town}',
    paragraphs: [
      'A driveway, a carport or a stall at the office will do, with space to open every door. Move bins, bikes and a second car aside before the crew arrives.',
      'Where the ground belongs to a landlord or a strata, please get permission first.',
    ],
  },
  reasons: [
    { title: 'We come to you', text: 'Send a ${town} address and stay where you are. The driving is ours.' },
    { title: claims.nonToxic.text, text: 'Good to know where children and pets share the car.' },
    { title: claims.sameDay.text, text: 'Call early and ask what is free in ${town} today.' },
    { title: claims.licensed.text, text: 'The business that comes to your address is licensed and insured.' },
    { title: claims.guarantee.text, text: 'Look the vehicle over before we go. Show us what we missed, and we’ll do it again.' },
  ],
  // The place in the footer's list of towns; delete the line to leave the town out of it.
  footerOrder: ${footerOrder},
  onIndexingShortList: true,
  draft: true,
};
`;
}

/** The region of a place about which nothing else is known. */
export const genericRegion: Region = 'Vancouver Island';

/** Six generic areas, for a place whose own are unknown. */
export function genericAreas(name: string): SixAreas {
  return [`Downtown ${name}`, `North ${name}`, `South ${name}`, `East ${name}`, `West ${name}`, `${name} Heights`];
}
