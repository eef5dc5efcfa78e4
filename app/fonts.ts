import localFont from 'next/font/local';

// Two subsets of Archivo (OFL, fonts/OFL.txt). They are preloaded and optional: where they arrive with the page, as on a
// good connection, it is set in them; on a slower one this page keeps the fallback, which Next sizes alike, and the next page
// has them from the cache. Swapping them in late would move the first screen: by 0.02 to 0.06 at common phone widths.
const display = localFont({
  src: './fonts/archivo-display.woff2',
  weight: '600 800',
  variable: '--font-archivo-display',
  display: 'optional',
});
const text = localFont({
  src: './fonts/archivo-text.woff2',
  weight: '400 700',
  variable: '--font-archivo-text',
  display: 'optional',
});

export const fontVariables = `${display.variable} ${text.variable}`;
