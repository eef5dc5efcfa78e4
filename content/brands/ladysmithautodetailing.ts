// The blue brand, built with SITE_BRAND=ladysmithautodetailing. Change its name, colours, pictures and address here.
// The address (`origin`) and the profiles are samples until you set your own.
import type { Brand } from './types';

export const ladysmithautodetailing = {
  key: 'ladysmithautodetailing',
  name: 'Ladysmith Auto Detailing',
  alternateNames: ['Ladysmith Mobile Auto Detailing', 'Ladysmith Auto Detail'],
  origin: 'https://ladysmithautodetailing.example',
  socialProfiles: [
    { name: 'Facebook', url: 'https://facebook.example/ladysmithautodetailing', sample: true },
    { name: 'Instagram', url: 'https://instagram.example/ladysmithautodetailing', sample: true },
  ],
  indexNowKey: 'd23681ee2f0137d45bdea13ecf4926a0',
  accent: { base: '#1763d6', onLight: '#0f4fb0', onDark: '#6fb0ff' },
  logo: [
    { d: 'M8 1C8 1 17 10.5 17 15.5A8.5 7.5 0 0 1 0 15.5C0 10.5 8 1 8 1Z', tone: 'accent' },
    { d: 'M28 1h6L24 23h-6z', tone: 'white' },
    { d: 'M4 15.5c0 2.4 1.6 4 4 4.4', tone: 'white', lineWidth: 1.6 },
  ],
  heroButton: 'white',
  heroPicture: 'hero-blue',
  detailPicture: 'detail-beads-blue',
} as const satisfies Brand;
