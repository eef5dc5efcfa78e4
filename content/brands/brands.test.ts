import { brandKeys, brands } from '.';

const [white, paper, ink] = ['#ffffff', '#f7f7f4', '#0b0d10'];

test.each(brandKeys)('the texts of %s can be read in its accent, on every ground (WCAG 2.2, 1.4.3)', (key) => {
  const { base, onLight, onDark } = brands[key].accent;
  expect(contrast(white, base)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(onLight, paper)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(onDark, ink)).toBeGreaterThanOrEqual(4.5);
});

test('a brand is registered under its own key, and no two share an address', () => {
  expect(Object.values(brands).map(({ key }) => key)).toEqual(brandKeys);
  expect(new Set(Object.values(brands).map(({ origin }) => origin)).size).toBe(brandKeys.length);
});

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/gi) ?? [])
    .map((pair) => Number.parseInt(pair, 16) / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
