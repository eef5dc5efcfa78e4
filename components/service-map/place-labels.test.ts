import { placeLabels } from './place-labels';

const size = { width: 640, height: 746, fontSize: 20, dotRadius: 6 };

test('a town with room has its name to the right of its dot', () => {
  const [town] = placeLabels([{ name: 'Duncan', x: 300, y: 300 }], size);
  expect(town?.label.anchor).toBe('start');
  expect(town?.label.x).toBeGreaterThan(300);
});

test('a town at the right edge has its name to the left', () => {
  const [town] = placeLabels([{ name: 'Duncan', x: 630, y: 300 }], size);
  expect(town?.label.anchor).toBe('end');
});

test('two towns side by side do not write over each other', () => {
  const [west, east] = placeLabels(
    [
      { name: 'Esquimalt', x: 300, y: 300 },
      { name: 'Victoria', x: 330, y: 300 },
    ],
    size,
  );
  expect(west?.label.anchor).toBe('end');
  expect(east?.label.anchor).toBe('start');
});
