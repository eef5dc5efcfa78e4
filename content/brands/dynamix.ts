// The red brand, and the default. Change its name, colours, pictures and address here.
// The address (`origin`) and the profiles are samples until you set your own.
import type { Brand } from './types';

export const dynamix = {
  key: 'dynamix',
  name: 'Dynamix',
  alternateNames: ['Dynamix Mobile Detailing', 'Dynamix Auto Detailing'],
  origin: 'https://dynamix.example',
  socialProfiles: [
    { name: 'Facebook', url: 'https://facebook.example/dynamix', sample: true },
    { name: 'Instagram', url: 'https://instagram.example/dynamix', sample: true },
  ],
  indexNowKey: 'c202c2b58dcd866fc762f702154bb037',
  accent: { base: '#d3202f', onLight: '#b3121f', onDark: '#ff5a63' },
  logo: [
    { d: 'M10 1h14L14 23H0z', tone: 'accent' },
    { d: 'M28 1h6L24 23h-6z', tone: 'white' },
  ],
  heroButton: 'solid',
  heroPicture: 'hero-red',
  detailPicture: 'detail-beads',
} as const satisfies Brand;
