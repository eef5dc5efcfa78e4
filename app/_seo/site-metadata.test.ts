import { brand } from '@/content/settings';

test('every page holds Google’s proof of ownership, keeps telephones from restyling numbers and browsers from darkening it', async () => {
  // Before the metadata, which is a constant, is read.
  Object.assign(brand, { googleVerification: 'a1_b-2' });
  const { siteMetadata, viewport } = await import('./site-metadata');
  expect(siteMetadata).toMatchObject({
    applicationName: brand.name,
    verification: { google: 'a1_b-2' },
    manifest: '/manifest.webmanifest',
    icons: {
      icon: [{ url: '/icons/icon.svg' }, { url: '/icons/icon-48.png', sizes: '48x48' }],
      apple: { url: '/icons/apple-touch-icon.png', sizes: '180x180' },
    },
    formatDetection: { telephone: false, email: false, address: false },
  });
  expect(viewport.colorScheme).toBe('only light');
});
