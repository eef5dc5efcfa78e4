import { email, phone, timeZone } from '../business';
import { cityList } from '../cities';
import { type GalleryItem, gallery } from '../gallery';
import { landingList } from '../landings';
import { packages } from '../packages';
import { type PictureName, pictures } from '../pictures';
import { places } from '../places';
import { type Point, regions } from '../types';
import {
  assertCity,
  assertContact,
  assertGallery,
  assertLanding,
  assertPackage,
  assertPlace,
  assertReview,
  assertReviews,
  assertTimeZone,
} from './assertions';
import { review } from './review.fixture';
import { assertDistinct, assertFilled } from './shape';

const [town] = cityList;
const [landing] = landingList;
const [offer] = packages;
const [slide] = gallery;
if (!town || !landing || !offer || !slide) {
  throw new Error('The site has no town, landing, package or slide.');
}

const optionalTownFields = ['faqs', 'footerOrder', 'showsIndexingTool', 'draft'];

test.each(Object.keys(town).filter((field) => !optionalTownFields.includes(field)))(
  'a town without its field %s stops the build and is named',
  (field) => {
    expect(() => assertCity(town.slug, without(town, field))).toThrow(
      `content/cities/${town.slug}.ts lacks the field "${field}"`,
    );
  },
);

test('a field deep in a town is named by its way there, counted from one', () => {
  const [first, ...others] = town.reasons;
  const reasons = [first, ...others.map((reason) => without(reason, 'text'))] as never;
  expect(() => assertCity(town.slug, { ...town, reasons })).toThrow('lacks the field "reasons > 2 > text"');
  // An extra comma leaves a hole in the list.
  // biome-ignore lint/suspicious/noSparseArray: that gap.
  expect(() => assertCity(town.slug, { ...town, intro: [, 'text'] as never })).toThrow('lacks the field "intro > 1"');
});

test('a field that is empty or of another kind says what it must hold', () => {
  expect(() => assertCity(town.slug, { ...town, name: ' ' })).toThrow('"name" must hold text in quotes');
  expect(() => assertCity(town.slug, { ...town, latitude: '48,8' as never })).toThrow('"latitude" must hold a number');
  expect(() => assertCity(town.slug, { ...town, areas: 'Downtown' as never })).toThrow('"areas" must hold a list');
  expect(() => assertCity(town.slug, { ...town, parking: null as never })).toThrow('"parking" must hold its fields');
});

test('a list with an entry too few or too many stops the build and is named', () => {
  const tooFew = { areas: town.areas.slice(1), reasons: town.reasons.slice(1), faqs: town.reasons.slice(2).map(asFaq) };
  for (const [field, list] of Object.entries(tooFew)) {
    expect(() => assertCity(town.slug, { ...town, [field]: list })).toThrow(
      `content/cities/${town.slug}.ts: the field "${field}" must hold ${list.length + 1} entries, not ${list.length}`,
    );
  }
  const reasons = [...town.reasons, ...town.reasons] as never;
  expect(() => assertCity(town.slug, { ...town, reasons })).toThrow('must hold 5 entries, not 10');
});

test('a list says nothing twice, in whatever case', () => {
  expect(() => assertDistinct('content/x.ts', 'name', ['A', 'B', 'AB'])).not.toThrow();
  expect(() => assertDistinct('content/x.ts', 'name', ['A', 'B', ' a'])).toThrow(
    'content/x.ts has the name " a" twice',
  );
});

test('an area or a question that stands twice stops the build and is named', () => {
  const areas = town.areas.with(3, town.areas[0]) as never;
  expect(() => assertCity(town.slug, { ...town, areas })).toThrow(
    `content/cities/${town.slug}.ts has the area "${town.areas[0]}" twice`,
  );
  const faqs = [1, 2].map((answer) => ({ question: 'Why?', answer: `Because ${answer}` }));
  expect(() => assertLanding(landing.slug, { ...landing, faqs })).toThrow(
    `content/landings/${landing.slug}.ts has the question "Why?" twice`,
  );
});

test.each([
  ['car', { areas: { heading: 'A', names: ['A', 'A'], note: 'A' } }],
  ['auto', { coverage: { heading: 'A', text: 'A', names: ['A', 'A'] } }],
])('a landing of the kind %s that names an area twice stops the build and is named', (kind, list) => {
  for (const listed of landingList.filter((other) => other.kind === kind)) {
    expect(() => assertLanding(listed.slug, { ...listed, ...list } as never)).toThrow(
      `content/landings/${listed.slug}.ts has the area "A" twice`,
    );
  }
});

test.each(['crofton', 'CROFTON', 'Crofton '])('a town named %j stops the build', (name) => {
  expect(() => assertCity(town.slug, { ...town, name })).toThrow(`content/cities/${town.slug}.ts: name is "${name}"`);
});

test('a landing before a picture that is not there stops the build', () => {
  expect(() => assertLanding(landing.slug, { ...landing, backdrop: 'none' as never })).toThrow(
    `content/landings/${landing.slug}.ts: backdrop is "none", which content/pictures.ts does not know`,
  );
});

test('a region that the map does not know, and stars beyond five, stop the build and are named', () => {
  expect(() => assertCity(town.slug, { ...town, region: 'Cowichan' as never })).toThrow(
    `content/cities/${town.slug}.ts: the field "region" is "Cowichan". Use one of: ${regions.join(', ')}.`,
  );
  for (const stars of [0, 4.5, 6]) {
    expect(() => assertReview({ ...review, stars: stars as never }, 4)).toThrow(
      `content/reviews.ts (review 5): the field "stars" is "${stars}". Use one of: 1, 2, 3, 4, 5.`,
    );
  }
});

test.each(['2024-12-01', '12/2024', 'Dec 24', '2024', 'Decx-2024', 'Winter 2024', 'Decembre 2024', 'Dec 1024'])(
  'a review dated %s is refused',
  (date) => {
    expect(() => assertReview({ ...review, date }, 4)).toThrow(
      `content/reviews.ts (review 5): the field "date" is "${date}". Write month and year`,
    );
  },
);

const landingKinds = new Map(landingList.map((landing) => [landing.kind, landing]));

test.each([...landingKinds])('a %s landing without one of its fields is named', (_, example) => {
  for (const field of Object.keys(example).filter((name) => !['slug', 'kind', 'backdrop'].includes(name))) {
    expect(() => assertLanding(example.slug, without(example, field))).toThrow(
      `content/landings/${example.slug}.ts lacks the field "${field}"`,
    );
  }
});

test('a town listed under another slug stops the build and is named', () => {
  expect(() => assertCity('misspelt', town)).toThrow(`content/cities/misspelt.ts has the slug "${town.slug}"`);
});

test('a landing of an unknown kind, or listed under another slug, stops the build and is named', () => {
  expect(() => assertLanding(landing.slug, { ...landing, kind: 'bus' as never })).toThrow(
    `content/landings/${landing.slug}.ts has the kind "bus". Use one of: car,`,
  );
  expect(() => assertLanding('misspelt', landing)).toThrow(
    `content/landings/misspelt.ts has the slug "${landing.slug}"`,
  );
});

test('a review that is still to come, stands there twice, or is a gap between two commas stops the build', () => {
  expect(() => assertReviews([review, { ...review, review: 'Another.' }])).not.toThrow();
  expect(() => assertReview({ ...review, date: `Dec ${new Date().getFullYear() + 1}` }, 0)).toThrow('still to come');
  expect(() => assertReviews([review, { ...review, name: 'Bob' }])).not.toThrow();
  expect(() => assertReviews([review, { ...review }])).toThrow('content/reviews.ts has the review');
  const gap = [review, undefined, review] as never;
  expect(() => assertReviews(gap)).toThrow('content/reviews.ts (review 2) must hold its fields in { }');
});

test('a package and a review that lack something are named', () => {
  expect(() => assertPackage(without(offer, 'startsAtDollars'), 0)).toThrow(
    `content/packages.ts ("${offer.name}") lacks the field "startsAtDollars"`,
  );
  expect(() => assertReview(without(review, 'stars'), 4)).toThrow(
    'content/reviews.ts (review 5) lacks the field "stars"',
  );
  expect(() => assertReview({ ...review, location: 'Atlantis' as never }, 0)).toThrow(
    'names the place "Atlantis", which content/places.ts does not know. Add a line',
  );
  const typed = ` ${review.location.toUpperCase()}` as never;
  expect(() => assertReview({ ...review, location: typed }, 0)).toThrow(`Write '${review.location}', as it is there.`);
});

test.each([
  ['international', '250 746 1234', 'Write +1 and ten digits'],
  ['international', '+1 250 746 1234', 'Write +1 and ten digits'],
  ['international', '+11507461234', 'never 0 or 1'],
  ['international', '+12501461234', 'never 0 or 1'],
  ['international', '', 'must hold text in quotes'],
  // 250-746-1234 without quotes.
  ['display', -1730, 'must hold text in quotes'],
  ['display', `Call Ann at ${phone.display}`, 'Write the number and nothing else'],
  ['display', `${phone.display}0`, `but telephones dial ${phone.international}`],
])('a phone whose %s number is %j stops the build and is named', (field, value, message) => {
  const contact = () => assertContact({ ...phone, [field]: value }, email);
  expect(contact).toThrow(`content/business.ts: the field "phone > ${field}"`);
  expect(contact).toThrow(message);
});

test.each([
  'hello at third-brand.ca',
  'hello@third-brand',
  'hello@third@brand.ca',
  'hello @third-brand.ca',
  'mailto:hello@third-brand.ca',
  'hello@third-brand.ca;ann',
  'hello..x@third-brand.ca',
  '.hello@third-brand.ca',
  'hello@third-brand-.ca',
  '<hello@third-brand.ca>',
])('the e-mail address %j stops the build and is named', (address) => {
  expect(() => assertContact(phone, { ...email, address })).toThrow(
    `content/business.ts: the field "email > address" is "${address}"`,
  );
});

test.each(["ann.o'neil+quotes@mail.third-brand.ca", 'hello@café.ca', 'a-.b@c.ca'])(
  'the e-mail address %j is fine',
  (address) => {
    expect(() => assertContact(phone, { ...email, address })).not.toThrow();
  },
);

test('a time zone that computers do not know stops the build and is named', () => {
  expect(() => assertTimeZone(timeZone)).not.toThrow();
  expect(() => assertTimeZone('America/Victoria')).toThrow('content/business.ts: timeZone is "America/Victoria"');
});

test('the phone number may be written with its 1 and in other groups', () => {
  expect(() => assertContact({ ...phone, display: phone.international }, email)).not.toThrow();
});

test.each([0, -229, 229.5])('a price of %j stops the build and is named', (startsAtDollars) => {
  expect(() => assertPackage({ ...offer, startsAtDollars }, 0)).toThrow(
    `content/packages.ts ("${offer.name}"): the field "startsAtDollars" is ${startsAtDollars}`,
  );
});

test('a town beside the map, as without the minus of its longitude, stops the build and is named', () => {
  const longitude = -town.longitude;
  expect(() => assertCity(town.slug, { ...town, longitude })).toThrow(
    `content/cities/${town.slug}.ts: ${town.latitude}, ${longitude} is not on the site's map`,
  );
  for (const degrees of [-2, 2]) {
    for (const side of ['latitude', 'longitude'] as const) {
      expect(() => assertCity(town.slug, { ...town, [side]: town[side] + degrees })).toThrow("not on the site's map");
    }
  }
});

test('a place may lie beyond the map, but not at the other end of the world', () => {
  for (const [name, place] of Object.entries(places)) {
    const { latitude, longitude } = place;
    expect(() => assertPlace(name, { latitude: latitude + 1, longitude: longitude - 1 })).not.toThrow();
    expect(() => assertPlace(name, { latitude, longitude: -longitude })).toThrow(`content/places.ts ("${name}")`);
    expect(() => assertPlace(name, { latitude: longitude, longitude: latitude })).toThrow('far from the site');
  }
});

test('a gallery without slides, with a picture that is not there or missing in a pair, or with one id twice, stops the build', () => {
  const file = 'content/gallery.ts';
  const none = 'none' as GalleryItem['image'];
  const anotherPicture = (Object.keys(pictures) as Array<PictureName>).find((name) => name !== slide.image) ?? none;
  expect(() => assertGallery(gallery)).not.toThrow();
  expect(() => assertGallery([])).toThrow(`${file}: the field "gallery" must hold at least one entry.`);
  expect(() => assertGallery([without(slide, 'description')])).toThrow(
    `${file} lacks the field "gallery > 1 > description"`,
  );
  for (const wrong of [
    { ...slide, image: none },
    { ...slide, pair: { before: slide.image, after: none } },
  ]) {
    expect(() => assertGallery([slide, wrong])).toThrow(`${file} (slide 2) shows the picture "none"`);
  }
  const halfPair = { before: slide.image } as never;
  expect(() => assertGallery([slide, { ...slide, pair: halfPair }])).toThrow(
    `${file} lacks the field "gallery > 2 > pair > after"`,
  );
  expect(() => assertGallery([slide, { ...slide, image: anotherPicture }])).toThrow(
    `${file}: "${slide.image}" and "${anotherPicture}" both have the id ${slide.id}`,
  );
  expect(() => assertGallery([slide, { ...slide, id: -1 }])).toThrow(`${file} has the picture "${slide.image}" twice`);
  const samePair = { before: anotherPicture, after: anotherPicture };
  expect(() => assertGallery([{ ...slide, pair: samePair }])).toThrow(
    `${file} (slide 1): its pair is "${anotherPicture}" twice`,
  );
});

test('an empty text is named by its way there, however deep it lies, and what is not text is passed over', () => {
  const words = { title: 'T', count: 0, none: undefined, points: [{ text: 'a' }, { text: ' ' }] };
  expect(() => assertFilled('content/home.ts', words)).toThrow(
    'content/home.ts: the field "points > 2 > text" must hold text in quotes.',
  );
  expect(() => assertFilled('content/home.ts', { ...words, points: ['a'] })).not.toThrow();
});

test.each([
  `\${claims.rating.text}`,
  '{claims.rating.text}',
  "{price('full')}",
  '{claims.rating',
  'claims.rating}',
  '$claims.rating',
  "price('full')",
  '[object Object]',
  'undefined',
  'NaN',
])('a text that would show %s to visitors stops the build, wherever it stands', (shown) => {
  const words = `Most visits last ${shown}.`;
  const message = `shows "${shown}`;
  expect(() => assertCity(town.slug, { ...town, description: words })).toThrow(
    `content/cities/${town.slug}.ts: the field "description" ${message}`,
  );
  expect(() => assertPackage({ ...offer, note: words }, 0)).toThrow(`the field "note" ${message}`);
  expect(() => assertLanding(landing.slug, { ...landing, faqs: [{ question: 'Q', answer: words }] })).toThrow(
    `the field "faqs > 1 > answer" ${message}`,
  );
  expect(() => assertFilled('content/home.ts', { steps: (name: string) => [name, words] })).toThrow(
    `the field "steps > 2" ${message}`,
  );
});

test.each(['Do your price(s) include tax?', 'All prices are in $CAD.'])('the text %j stands as it is', (words) => {
  expect(() => assertFilled('content/home.ts', { heading: words })).not.toThrow();
});

test.each(['<b>Wash</b>', '</p>', 'Wash &amp; Wax', 'caf&#233;', 'a\u0000b', 'a\ud800b'])(
  'a text with %j, which visitors would see as it is, stops the build',
  (words) => {
    expect(() => assertFilled('content/home.ts', { heading: words })).toThrow(
      'content/home.ts: the field "heading" holds "',
    );
  },
);

test('signs that are no markup are welcome', () => {
  for (const words of ['(In&Out)+Wax', 'less than < 5 km', 'AT&T', 'a – b\n• c', 'Ł 🚗']) {
    expect(() => assertFilled('content/home.ts', { heading: words })).not.toThrow();
  }
});

test('a list without entries stops the build, unless pages leave out what would show it', () => {
  expect(() => assertCity(town.slug, { ...town, intro: [] })).toThrow(
    'the field "intro" must hold at least one entry.',
  );
  expect(() => assertPackage({ ...offer, features: [] }, 0)).toThrow('the field "features" must hold at least one');
  expect(() => assertFilled('content/legal.ts', { terms: { paragraphs: [] } })).toThrow(
    'content/legal.ts: the field "terms > paragraphs" must hold at least one entry.',
  );
  expect(() => assertLanding(landing.slug, { ...landing, faqs: [] })).not.toThrow();
  expect(() => assertFilled('content/business.ts', { alsoServed: [] })).not.toThrow();
});

function asFaq({ title, text }: Point) {
  return { question: title, answer: text };
}

function without<T extends object>(value: T, field: string): T {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== field)) as T;
}
