import { readFileSync } from 'node:fs';
import { themeColor } from '@/content/search';

const stylesheet = readFileSync('app/globals.css', 'utf8');

test.each([
  ['content/checks/assert-brand.ts', '--color-mist'],
  ['content/checks/assert-brand.ts', '--color-ink'],
  ['tools/pictures/card-art.tsx', '--color-strong-on-dark'],
  ['tools/pictures/card-art.tsx', '--color-body-on-dark'],
])('%s holds the %s of the stylesheet', (file, token) => {
  expect(readFileSync(file, 'utf8')).toContain(`'${tokenValue(token)}'`);
});

test('pictures darken to the night of the stylesheet, whose transparency no token can say', () => {
  for (const file of ['app/utilities.css', 'tools/pictures/card-art.tsx']) {
    const transparent = readFileSync(file, 'utf8').match(/#[\da-f]{6}(?=[\da-f]{2}\b)/g);
    expect(new Set(transparent)).toEqual(new Set([tokenValue('--color-night')]));
  }
});

test('the colour around the site is the ink of its pages', () => {
  expect(themeColor).toBe(tokenValue('--color-ink'));
});

test('the phone’s crop, the hero’s closer car and the call button change where the layout does', () => {
  const [md, lg, xl] = ['md', 'lg', 'xl'].map((name) => Number.parseFloat(tokenValue(`--breakpoint-${name}`)));
  const [, flat] = /@custom-variant flat \(.+\(max-height: ([\d.]+)rem\)\)/.exec(stylesheet) ?? [];
  const narrow = `(max-width: ${Number(md) - 0.01}rem)`;
  expect(readFileSync('components/ui/picture.tsx', 'utf8')).toContain(
    `'${narrow} and (min-height: ${Number(flat) + 0.01}rem), ${narrow} and (orientation: portrait)'`,
  );
  expect(readFileSync('components/sections/hero.tsx', 'utf8')).toContain(`(min-width: ${lg}rem) 115vw`);
  expect(readFileSync('app/motion.css', 'utf8')).toContain(`(orientation: landscape) and (max-height: ${flat}rem)`);
  for (const rem of [md, xl])
    expect(readFileSync('tools/export/loader/call-button.ts', 'utf8')).toContain(`isAtLeast(${rem})`);
});

test('the gallery asks for pictures as large as it shows them, one or two at a time', () => {
  const [, wide, flat] =
    /@custom-variant two-up \{\s+@media \(width >= ([\d.]+)rem\), \(.+\) and \(max-height: ([\d.]+)rem\)/.exec(
      stylesheet,
    ) ?? [];
  const [, slide] =
    /two-up:\[--slide:min\((\d+px),/.exec(readFileSync('components/carousel/carousel.tsx', 'utf8')) ?? [];
  expect(readFileSync('components/sections/gallery.tsx', 'utf8')).toContain(
    `(min-width: ${wide}rem) min(${slide}, 46vw), (orientation: landscape) and (max-height: ${flat}rem) min(${slide}, 46vw)`,
  );
});

function tokenValue(token: string): string {
  const value = new RegExp(`${token}: (.+);`).exec(stylesheet)?.[1];
  if (!value) throw new Error(`app/globals.css has no ${token}.`);
  return value;
}
