import localFont from 'next/font/local';

// Two subsets of Archivo (OFL, fonts/OFL.txt), both preloaded. Headings change to theirs whenever it arrives: that
// moves nothing, since they are as wide in the fallback of fallback-fonts.css. Text changed late would move the first
// screen, so it is optional: where it does not arrive with the page, this page keeps the fallback and the next has it
// from the cache.
const display = localFont({
  src: './fonts/archivo-display.woff2',
  weight: '600 800',
  variable: '--font-archivo-display',
  display: 'swap',
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
