import type { Brand } from './types';

/** One shape of a mark: filled, or drawn as a line, in the brand's accent or in white. */
export type MarkShape = { d: string; tone: 'accent' | 'white'; lineWidth?: number };

/** The marks brands choose from, on a grid of 34 × 24. The header, the icons and the social cards draw them. */
export const marks: Record<Brand['logo'], ReadonlyArray<MarkShape>> = {
  bars: [
    { d: 'M10 1h14L14 23H0z', tone: 'accent' },
    { d: 'M28 1h6L24 23h-6z', tone: 'white' },
  ],
  droplet: [
    { d: 'M15 1C15 1 24 10.5 24 15.5A8.5 7.5 0 0 1 7 15.5C7 10.5 15 1 15 1Z', tone: 'accent' },
    { d: 'M30 1h4L24 23h-4z', tone: 'white' },
    { d: 'M11 15.5c0 2.4 1.6 4 4 4.4', tone: 'white', lineWidth: 1.6 },
  ],
};

export const markSize = { width: 34, height: 24 };
