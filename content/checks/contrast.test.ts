import { contrast } from './contrast';

// https://webaim.org/resources/contrastchecker
test.each([
  ['#767676', 0x76, 4.54],
  ['#595959', 0x59, 7],
  ['#333333', 0x33, 12.63],
  ['#0a0a0a', 0x0a, 19.8],
  ['black', 0, 21],
])('%s and white have the contrast that other tools give them', (_, grey, ratio) => {
  const [one, white] = [grey, 0xff].map((channel) => [channel, channel, channel]);
  expect(contrast(one ?? [], white ?? [])).toBeCloseTo(ratio, 2);
  expect(contrast(white ?? [], one ?? [])).toBeCloseTo(ratio, 2);
});
