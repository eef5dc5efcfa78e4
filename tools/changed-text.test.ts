/** @jest-environment node */
import { changedText } from './changed-text';

test('changes are made one after the other, to the letter', () => {
  const text = changedText('a.ts', "name: 'A', sample: true, sample: true", [
    [/'.*?'/, "'$1 $&'"],
    [/sample: true/g, 'sample: false'],
    ['sample: false', 'sample: maybe'],
  ]);
  expect(text).toBe("name: '$1 $&', sample: maybe, sample: false");
});

test('a change that finds nothing is named, although others found something', () => {
  const change = () =>
    changedText('content/a.ts', 'a b', [
      ['a', 'c'],
      [/x+/g, 'y'],
    ]);
  expect(change).toThrow('content/a.ts could not be changed as planned: it does not hold /x+/g.');
});

test('what the owner may have taken away already is passed over', () => {
  expect(
    changedText('a.ts', 'a b', [
      [/x+/, 'y', 'optional'],
      ['a', 'c'],
    ]),
  ).toBe('c b');
});
