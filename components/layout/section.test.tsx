import '@testing-library/jest-dom';
import { renderToString } from 'react-dom/server';
import { brand } from '@/content/settings';
import { Section } from './section';

test('a picture behind the words is lazy, says nothing, and leaves them their contrast even where it is white', () => {
  document.body.innerHTML = renderToString(
    <Section tone="ink" backdrop={brand.detailPicture}>
      Words
    </Section>,
  );
  const picture = document.querySelector('img');
  expect(picture).toHaveAttribute('alt', '');
  expect(picture).toHaveAttribute('loading', 'lazy');
  const opacity = Number(/opacity-(\d+)/.exec(picture?.className ?? '')?.[1]) / 100;
  const [ink, text] = [
    [0x0b, 0x0d, 0x10],
    [0xc8, 0xd0, 0xd7],
  ];
  const ground = ink.map((part) => 255 * opacity + part * (1 - opacity));
  expect((luminance(text) + 0.05) / (luminance(ground) + 0.05)).toBeGreaterThan(4.5);
});

test('without a picture a section holds its words only', () => {
  expect(renderToString(<Section tone="ink">Words</Section>)).toMatch(/^<section[^>]*>Words<\/section>$/);
});

/** Relative luminance as WCAG defines it. */
function luminance(rgb: ReadonlyArray<number>) {
  const [red = 0, green = 0, blue = 0] = rgb
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
