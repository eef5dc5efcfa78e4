// The blue brand, built with SITE_BRAND=ladysmithautodetailing. Change its name, colours, pictures and address here.
// The origin and the profiles are samples until you set your own.
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
    { d: 'M15 1C15 1 24 10.5 24 15.5A8.5 7.5 0 0 1 7 15.5C7 10.5 15 1 15 1Z', tone: 'accent' },
    { d: 'M30 1h4L24 23h-4z', tone: 'white' },
    { d: 'M11 15.5c0 2.4 1.6 4 4 4.4', tone: 'white', lineWidth: 1.6 },
  ],
  heroButton: 'white',
  heroPicture: 'hero-blue',
  detailPicture: 'detail-beads-blue',
} as const satisfies Brand;
