/** @jest-environment node */
import { isOnMap } from '../../../content/coast';
import { isMet } from '../goals';
import { paragraphs } from './bare-app';
import { treeMemoryBytes } from './measured-run';
import { readSteps, type ScaleRow, scaleGoals } from './report';
import { placeOnMap } from './synthetic-towns';

test('memory is summed over a process and all its descendants, in whatever order they are listed', () => {
  const listing = '  30 20 1000\n  10  1  500\n  20 10  250\n  99  1 8000\n';
  expect(treeMemoryBytes(listing, 10)).toBe((500 + 250 + 1000) * 1024);
});

test('the steps are read from what the build prints', () => {
  const printed =
    'Building Dynamix for https://dynamix.example\n  next        51.1 s    28.79 MB in out: pages exported\n';
  expect(readSteps(printed)).toEqual([{ name: 'next', seconds: 51.1, bytes: 28_790_000 }]);
});

test('a bare page says every word once, in paragraphs of sixty', () => {
  const text = Array.from({ length: 130 }, (_, index) => `w${index}`).join(' ');
  const pieces = paragraphs(text);
  expect(pieces.map((piece) => piece.split(' ').length)).toEqual([60, 60, 10]);
  expect(pieces.join(' ')).toBe(text);
});

test('synthetic towns stand on the map, each in a place of its own', () => {
  const places = Array.from({ length: 5000 }, (_, number) => placeOnMap(number));
  expect(places.every((place) => isOnMap(place))).toBe(true);
  expect(new Set(places.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBeGreaterThan(4990);
});

test('growth that bends, or outgrows the bare export, misses its goal', () => {
  const build = (seconds: number, bytes: number) => ({
    run: { seconds, peakMemoryBytes: 0, output: '' },
    size: { files: 1, bytes, compressedBytes: 0 },
  });
  const row = (towns: number, seconds: number, bytes: number): ScaleRow => ({
    towns,
    site: build(seconds, bytes),
    bare: build(10 + towns * 0.02, 1000 + towns * 100),
  });
  const missed = (rows: ReadonlyArray<ScaleRow>) => scaleGoals(rows).filter((goal) => !isMet(goal)).length;
  const linear = [row(0, 12, 2000), row(100, 15, 11_000), row(1000, 42, 92_000)];
  expect(missed(linear)).toBe(0);
  expect(missed([...linear.slice(0, 2), row(1000, 42, 200_000)])).toBe(2);
  expect(missed([...linear.slice(0, 2), row(1000, 80, 92_000)])).toBe(2);
  // A bare export that got faster is no measurement.
  const fasterBare = linear.map((one) => ({ ...one, bare: build(10 - one.towns / 1000, 1000 + one.towns * 100) }));
  expect(missed(fasterBare)).toBe(1);
  // Nor is a step before the last that did.
  expect(missed([row(0, 40, 2000), row(100, 22, 11_000), row(1000, 200, 92_000)])).toBe(2);
  // Each step is compared with the one before it, whatever the first build took.
  expect(missed([row(0, 40, 2000), row(100, 22, 11_000), row(1000, 49, 92_000), row(5000, 169, 452_000)])).toBe(0);
});
