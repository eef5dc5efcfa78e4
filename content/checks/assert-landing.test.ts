import { entry } from '../entry.fixture';
import { landingList } from '../landings';
import { assertLanding } from './assert-landing';
import { without } from './without.fixture';

const landing = entry(landingList, 0);

const landingKinds = new Map(landingList.map((landing) => [landing.kind, landing]));

test.each([...landingKinds])('a %s landing without one of its fields is named', (_, example) => {
  for (const field of Object.keys(example).filter((name) => !['slug', 'kind', 'backdrop'].includes(name))) {
    expect(() => assertLanding(example.slug, without(example, field))).toThrow(
      `content/landings/${example.slug}.ts lacks the field "${field}"`,
    );
  }
});

test('a landing of an unknown kind, or listed under another slug, stops the build and is named', () => {
  expect(() => assertLanding(landing.slug, { ...landing, kind: 'bus' as never })).toThrow(
    `content/landings/${landing.slug}.ts has the kind "bus". Use one of: car,`,
  );
  expect(() => assertLanding('misspelt', landing)).toThrow(
    `content/landings/misspelt.ts has the slug "${landing.slug}"`,
  );
});

test('a question that is there twice stops the build and is named', () => {
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

test('a landing before a picture that is not there stops the build', () => {
  expect(() => assertLanding(landing.slug, { ...landing, backdrop: 'none' as never })).toThrow(
    `content/landings/${landing.slug}.ts: backdrop is "none", which content/pictures.ts does not know`,
  );
});
