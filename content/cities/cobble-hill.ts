// The Cobble Hill page: acreages, wells and one gated strata around a small village. Keep six areas and five reasons,
// and name no winery, cidery, golf course or school, because those change hands.
import { claims } from '../claims';
import type { City } from '../types';

export const cobbleHill: City = {
  slug: 'cobble-hill',
  name: 'Cobble Hill',
  region: 'Cowichan Valley',
  latitude: 48.6889,
  longitude: -123.6022,
  areas: ['Cobble Hill Village', 'Arbutus Ridge', 'Cherry Point', 'Fisher Road', 'Telegraph Road', 'Hutchinson Road'],
  areasHeading: 'Cobble Hill roads and communities',
  metaDescription:
    'Mobile detailing at Cobble Hill homes, from Fisher Road to Cherry Point, for cars with lane dust, farm mud or hard-water spots. Call for a free quote.',
  description:
    'Cobble Hill is farm country around a small village: vineyards, orchards, and houses at the end of long driveways. We come out for interior deep cleaning, paint correction, ceramic coating, and RV wash and wax. You choose the firm ground we work on.',
  intro: [
    'Plenty of vehicles here lead two lives. On Tuesday the pickup hauls fence posts down Telegraph Road; on Saturday the same seats carry the family to dinner. That calls for more than a quick rinse at the end of the week.',
    'Detailing on an acreage has a catch: the clean car leaves over the same dusty lane. So we talk about protection as well as cleaning. A wax, a sealant or a ceramic coating gives the next layer less to hold on to.',
  ],
  conditions: {
    heading: 'Farm-country dirt, inside and out',
    points: [
      {
        title: 'Dust from the lane',
        text: 'In the dry months, dust from a long gravel driveway coats the tailgate and slips past the door seals. Vents, console seams and the cargo floor keep most of it, and an interior deep clean goes after it.',
      },
      {
        title: 'Mud once the rain sets in',
        text: 'From November on, farm lanes turn to mud, and tires carry it out onto Telegraph and Hutchinson roads. Packed inside a wheel well it holds moisture against metal for weeks, and on floor mats it dries into a crust that needs a proper shampoo.',
      },
      {
        title: 'Mineral rings',
        text: 'Many homes draw on a private well or a small water district, where the water may be hard. A lawn sprinkler that reaches the car then prints pale circles on glass and dark paint. Rings that have etched into the paint call for polishing.',
      },
      {
        title: 'Trailhead litter from the trees',
        text: 'The forest park on the hill mixes evergreens, maples and arbutus. Cars parked at the trailhead collect needles under the wipers, and peeling bark on the roof around midsummer.',
      },
    ],
  },
  parking: {
    heading: 'Gates, wells and firm ground',
    paragraphs: [
      'Arbutus Ridge is a gated strata that owns its roads. Before you book, ask the strata whether vehicles may be washed on site and where, then arrange for us to be let in at the gate.',
      'On an acreage off Fisher, Telegraph or Hutchinson Road, tell us which lane is yours, how long it is and whether animals roam the yard. Concrete, pavement or well-packed gravel beats soft grass, above all from November to March.',
      'If your well runs low in late summer, say so when you call: an interior detail is the wiser choice until the rain returns.',
    ],
  },
  reasons: [
    {
      title: 'We come to you',
      text: 'From the village out to the shore at Cherry Point there is a good deal of countryside. You get on with the chores; we do the driving.',
    },
    {
      title: claims.nonToxic.text,
      text: 'A pickup cab on Fisher Road is lunch room, office and kennel in one. We bring non-toxic products for all three.',
    },
    {
      title: claims.sameDay.text,
      text: 'If a buyer is coming up Telegraph Road this evening to see the truck, call in the morning. We’ll tell you whether today works.',
    },
    {
      title: claims.licensed.text,
      text: 'It takes trust to let a crew through the gate at Arbutus Ridge, or into a yard full of animals. Ask us anything you want to know first.',
    },
    {
      title: claims.guarantee.text,
      text: 'Lift the mats and open the tailgate while we are still in the yard. If a spot we cleaned still holds lane dust, we’ll clean it again.',
    },
  ],
  footerOrder: 7,
  onIndexingShortList: true,
};
