// For developers: how well one colour can be read on another.

/** The contrast of two colours, each given as red, green and blue from 0 to 255. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: ReadonlyArray<number>, other: ReadonlyArray<number>): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: ReadonlyArray<number>): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map((channel) => channel / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
