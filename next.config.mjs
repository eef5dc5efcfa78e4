/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  trailingSlash: false,
  reactStrictMode: true,
  poweredByHeader: false,
  // Pictures are encoded by tools/pictures.ts: an export has no image server.
  images: { unoptimized: true },
  devIndicators: false,
  // While Radix's list is open the page stays alive; the file says why.
  turbopack: {
    resolveAlias: {
      'aria-hidden': './components/ui/unfrozen-page.ts',
      'react-remove-scroll': './components/ui/unfrozen-page.ts',
    },
  },
};
