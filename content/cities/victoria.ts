// Everything the Victoria page says that is true of Victoria only. Change the words between the quotes; keep six areas,
// five reasons and four questions. Street names and weather must stay true: leave out what you are not sure of.
import { hours } from '../business';
import { claims } from '../claims';
import { price } from '../packages';
import type { City } from '../types';

export const victoria: City = {
  slug: 'victoria',
  name: 'Victoria',
  region: 'Greater Victoria',
  latitude: 48.4284,
  longitude: -123.3656,
  areas: ['James Bay', 'Fairfield', 'Fernwood', 'Rockland', 'Oaklands', 'Victoria West'],
  areasHeading: 'City neighbourhoods we work in',
  metaDescription: `Mobile auto detailing at Victoria homes and offices: Dallas Road salt and spring petals washed off, interiors cleaned too. A full detail from ${price('full')}.`,
  description: `We detail vehicles around Victoria, from the old streets of Fernwood to the condos of Victoria West. Have seats and carpets cleaned, paint polished or a ceramic coating put on, at your house or office. Plan on ${claims.serviceTime.text} for most details, and ask how long a coating takes.`,
  intro: [
    'Highways 1 and 17 both start in this city, yet plenty of its cars make only short hops between Oaklands, downtown and the Inner Harbour. The rest of the day they sit in sea air, and salt and pollen settle on them.',
    'A parking spot is hard to give up in James Bay or Fernwood. If yours is private, the car can stay in it for the detail.',
  ],
  conditions: {
    heading: 'Spray, dry summers and blossom',
    points: [
      {
        title: 'Dallas Road spray',
        text: 'Dallas Road runs along the open water of Juan de Fuca Strait. Wind throws fine salt at the glass, trim and wheels of cars left there, and it dries to a grey film.',
      },
      {
        title: 'A long dry season',
        text: 'Victoria lies in the Olympic rain shadow, far drier than the outer coast. In summer, weeks can pass before rain rinses anything off a hood.',
      },
      {
        title: 'Blossom, then oak',
        text: 'Street trees shed petals and pollen in spring and leave sticky drips later. Around Beacon Hill Park the Garry oaks add their leaves. Spots that stay after a wash may call for paint correction.',
      },
    ],
  },
  parking: {
    heading: 'Parkades and narrow driveways',
    paragraphs: [
      'Downtown, by the harbour and in Victoria West, many cars live in condo parkades: ask the strata for consent and the height limit before you book.',
      'Older houses in Fernwood, Fairfield and James Bay often come with a narrow driveway under a boulevard tree. Move a second car out beforehand so doors open fully.',
    ],
  },
  reasons: [
    {
      title: 'We come to you',
      text: 'From Oaklands to the Inner Harbour, we meet the car in a private driveway, a stall or an office lot. No need to drive across town.',
    },
    {
      title: claims.nonToxic.text,
      text: 'In Fernwood and James Bay the car often sits under a neighbour’s window. It is good to know that what we clean with is non-toxic.',
    },
    {
      title: claims.sameDay.text,
      text: 'When Fernwood’s street trees drop their petals all at once, phone in the morning and ask whether there is room.',
    },
    {
      title: claims.licensed.text,
      text: 'A narrow Fairfield driveway under a boulevard tree leaves little room between your car and the house. We are careful there, and insured.',
    },
    {
      title: claims.guarantee.text,
      text: 'Dallas Road salt shows first on glass and trim, so look closely there before we leave. If what we washed still has a film, we’ll wash it again.',
    },
  ],
  faqs: [
    {
      question: 'Can you detail my car while I work near the Inner Harbour?',
      answer: `Yes, if the lot’s owner agrees and there is room around the stall. We work ${hours.dayWords}, ${hours.times}.`,
    },
    {
      question: 'How often should a car kept by Dallas Road be detailed?',
      answer: `Our usual advice is ${claims.interval.text} between details. Dallas Road spray is a reason not to wait any longer, and to ask about wax or a ceramic coating.`,
    },
    {
      question: 'Do summer water rules change a Victoria booking?',
      answer:
        'They can. Greater Victoria is on Stage 1 every year from May 1 to September 30, and higher stages can follow. The stage in force is at crd.ca; call us and we’ll plan your visit with it in mind.',
    },
    {
      question: 'I only have street parking in James Bay. What now?',
      answer:
        'Think of a private spot the car could borrow: a friend’s driveway, the parking lot at work, a visitor stall. Describe it on the phone and we’ll tell you whether it works.',
    },
  ],
  footerOrder: 2,
  onIndexingShortList: true,
};
