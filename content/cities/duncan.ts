// Everything the Duncan page says that is true of Duncan only. Change the words between the quotes; keep six
// areas, five reasons and four questions. Most of the areas lie outside the city limits, so the page says "and nearby".
import { claims } from '../claims';
import { price } from '../packages';
import type { City } from '../types';

export const duncan: City = {
  slug: 'duncan',
  name: 'Duncan',
  region: 'Cowichan Valley',
  latitude: 48.7786,
  longitude: -123.7078,
  areas: ['City Centre', 'Quamichan Lake', 'Maple Bay Road', 'Lakes Road', 'Koksilah', 'Cowichan Station'],
  areasHeading: 'In Duncan and nearby',
  metaDescription: `Mobile auto detailing in Duncan and nearby: farm dust, field mud and brake dust cleaned off at home or at work. Full detail from ${price('full')}. Free quotes.`,
  description: `Duncan is the smallest city in Canada by area, yet a Duncan address can mean a lake road, a farm lane or an apartment downtown. We detail cars, pickups, boats and RVs at home or outside the office. Most details take ${claims.serviceTime.text}; for a boat or an RV, tell us the length and ask how long it takes.`,
  intro: [
    'Highway 1 through the city is a four-lane street, one traffic light after another. Drive a car through that to drop it off, wait, drive it home, and the morning is gone. With a mobile visit the car stays put, on Lakes Road or out at Cowichan Station.',
  ],
  conditions: {
    heading: 'What the valley floor leaves behind',
    points: [
      {
        title: 'Farm dust and field mud',
        text: 'Out by Cowichan Station and the vineyards, gravel lanes are powder in July and mud in January. Grit packs into door seals, pedals and seat tracks.',
      },
      {
        title: 'Stop-and-go wheels',
        text: 'Braking for one light after another on Highway 1 leaves dark dust on the rims and lower doors, and it clings harder the longer it stays.',
      },
      {
        title: 'Logging trucks on Highway 18',
        text: 'They use the road west to Lake Cowichan, and following one can mean a stone chip. Ask about paint protection film for the hood and bumper.',
      },
    ],
  },
  parking: {
    heading: 'Lake roads, acreages and downtown lots',
    paragraphs: [
      'Off Lakes Road and Maple Bay Road it tends to be simple: a driveway with room to open all four doors. Around Cowichan Station, say which gate is yours and where the ground stays firm after a week of rain.',
      'City Centre takes more thought. Properties are small, and the Saturday farmers’ market by City Hall can swallow curb space. If you rent, ask the building manager whether a car may be washed on the property.',
    ],
  },
  reasons: [
    {
      title: 'We come to you',
      text: 'A stall at work near the downtown totem poles, a carport by Quamichan Lake, a yard in Koksilah: the detail happens where the vehicle already sits.',
    },
    {
      title: claims.nonToxic.text,
      text: 'Non-toxic products make sense in a back seat that holds children, a dog and a Saturday box from the farmers’ market.',
    },
    {
      title: claims.sameDay.text,
      text: 'Sahtlam mud up to the door handles, and a meeting downtown at two? Phone early and we’ll look for an opening.',
    },
    {
      title: claims.licensed.text,
      text: 'Managers in the business park at Koksilah may ask who is washing cars in their lot. The answer: a business that is licensed and insured.',
    },
    {
      title: claims.guarantee.text,
      text: 'Open every door before we drive off and look under the seats: if we left valley dust where we cleaned, we’ll go back in for it.',
    },
  ],
  faqs: [
    {
      question: 'Do you only work inside Duncan city limits?',
      answer:
        'No. The city itself covers about two square kilometres. We also drive to neighbouring North Cowichan, to Genoa Bay and Sahtlam, and through the wider Cowichan Valley.',
    },
    {
      question: 'Can my truck be washed during Cowichan water restrictions?',
      answer:
        'It depends on the stage and your water supplier. In North Cowichan, Stage 1 runs from May 1 to October 31; the higher drought stages can limit or stop vehicle washing. Check your supplier’s notice, then call us; in a dry August an interior detail may be the better choice.',
    },
    {
      question: 'Which package suits a winter of Cowichan Station mud and wet dogs?',
      answer: `Look at the Reconditioning Full Detail, which starts at ${price('reconditioning')} and adds seat and carpet shampoo plus odour removal. Pet hair can be handled as an interior add-on.`,
    },
    {
      question: 'Could you do our boat before it goes in at Maple Bay?',
      answer: `Yes. Boat packages start at ${price('boat')}. Tell us the boat’s length, where the trailer is kept and how much space there is to walk around the hull.`,
    },
  ],
  footerOrder: 1,
  onIndexingShortList: true,
};
