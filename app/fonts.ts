import localFont from 'next/font/local';

// Two subsets of Archivo (OFL, fonts/OFL.txt). They are preloaded and optional: where they arrive with the page, as on a
// good connection, it is set in them; on a slower one this page keeps the fallback of fallback-fonts.css, and the next page
// has them from the cache. Swapping them in late would move the first screen, by 0.008 at 360 pixels even with this fallback.
const display = localFont({
  src: './fonts/archivo-display.woff2',
  weight: '600 800',
  variable: '--font-archivo-display',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['Archivo Display Fallback'],
});
const text = localFont({
  src: './fonts/archivo-text.woff2',
  weight: '400 700',
  variable: '--font-archivo-text',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['Archivo Text Fallback'],
});

export const fontVariables = `${display.variable} ${text.variable}`;
