import localFont from 'next/font/local';

// Two subsets of Archivo (OFL, fonts/OFL.txt), both preloaded. Text changes to them whenever they arrive, and nothing
// moves, since words are as wide in the fallbacks of fallback-fonts.css.
const display = localFont({
  src: './fonts/archivo-display.woff2',
  weight: '600 800',
  variable: '--font-archivo-display',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['Archivo Display Fallback', 'Archivo Display Roboto'],
});
const text = localFont({
  src: './fonts/archivo-text.woff2',
  weight: '400 700',
  variable: '--font-archivo-text',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['Archivo Text Fallback', 'Archivo Text Roboto'],
});

export const fontVariables = `${display.variable} ${text.variable}`;
