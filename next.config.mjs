import { availableParallelism } from 'node:os';

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  // They tell the licences step what is in the scripts, and it takes them out of the export.
  productionBrowserSourceMaps: true,
  devIndicators: false,
  // The site alone: a test that counts on a choice the owner took away must not stop the owner's build.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  // Next leaves one processor idle by default. With two, 1,000 pages take 27 s instead of 36 s.
  experimental: { cpus: availableParallelism() },
  // While Radix's list is open the page stays alive; the file says why.
  turbopack: {
    resolveAlias: {
      'aria-hidden': './components/ui/page-lock-stubs.ts',
      'react-remove-scroll': './components/ui/page-lock-stubs.ts',
    },
  },
};
