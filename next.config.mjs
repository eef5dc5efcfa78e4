/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  trailingSlash: false,
  reactStrictMode: true,
  poweredByHeader: false,
  // Pictures are encoded by tools/pictures.ts: an export has no image server.
  images: { unoptimized: true },
  devIndicators: false,
};
