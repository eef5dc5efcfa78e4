import { assertDistinct, assertNoAlias, assertOneOf } from './assert-list';

test('a list says nothing twice, in whatever case', () => {
  expect(() => assertDistinct('content/x.ts', 'name', ['A', 'B', 'AB'])).not.toThrow();
  expect(() => assertDistinct('content/x.ts', 'name', ['A', 'B', ' a'])).toThrow(
    'content/x.ts has the name " a" twice',
  );
});

test('what a list holds under two keys is named with both', () => {
  const [one, two] = [{ slug: 'a' }, { slug: 'a' }];
  expect(() => assertNoAlias('content/x.ts', { a: one, b: two })).not.toThrow();
  expect(() => assertNoAlias('content/x.ts', { a: one, b: two, c: two })).toThrow(
    'content/x.ts lists the same entry twice, as "b" and as "c". If one file was copied from the other',
  );
});

test('a value that is not on its list is told with those that are', () => {
  expect(() => assertOneOf('content/x.ts', 'tone', 'white', ['white', 'accent'])).not.toThrow();
  expect(() => assertOneOf('content/x.ts', 'tone', 'green', ['white', 'accent'])).toThrow(
    'content/x.ts: the field "tone" is "green". Use one of: white, accent.',
  );
  expect(() => assertOneOf('content/x.ts', 'tone', 'green', ['white'])).toThrow('is "green". Write white.');
});
