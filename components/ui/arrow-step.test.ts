import { arrowStep } from './arrow-step';

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test('the arrow keys step right and left, other keys do not', () => {
  expect(arrowStep({ ...plain, key: 'ArrowRight' })).toBe(1);
  expect(arrowStep({ ...plain, key: 'ArrowLeft' })).toBe(-1);
  expect(arrowStep({ ...plain, key: 'ArrowDown' })).toBe(0);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('an arrow with %s is left to the browser', (modifier) => {
  expect(arrowStep({ ...plain, [modifier]: true, key: 'ArrowLeft' })).toBe(0);
});
