import localFont from 'next/font/local';

// Two subsets of Archivo (OFL, fonts/OFL.txt). Next measures them and sizes the fallback alike, so the swap moves nothing.
const display = localFont({
  src: './fonts/archivo-display.woff2',
  weight: '600 800',
  variable: '--font-archivo-display',
  display: 'swap',
});
const text = localFont({
  src: './fonts/archivo-text.woff2',
  weight: '400 700',
  variable: '--font-archivo-text',
  display: 'swap',
});

export const fontVariables = `${display.variable} ${text.variable}`;
