// @ts-check
import { availableParallelism } from 'node:os';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

/**
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default (phase) => ({
  output: 'export',
  // Otherwise each build has an id of its own in every payload, and a page that is open goes without its scripts after
  // a build in which nothing has changed. Nothing else here asks for the id.
  generateBuildId: () => 'site',
  // tools/licences reads from the source maps which packages are in the scripts, then deletes them.
  productionBrowserSourceMaps: true,
  devIndicators: false,
  // Only the site: a test that relies on a choice the owner has removed must not stop the owner's build.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  experimental: {
    // Next leaves one processor idle by default. With two, 1,000 pages take 11 s instead of 15 s.
    cpus: availableParallelism(),
    // Otherwise every payload is marked as waiting for hints about prefetches.
    prefetchInlining: false,
    // The server's part runs here, once per page: minifying and mapping it takes longer than it saves.
    turbopackMinify: { client: true, server: false },
    serverSourceMaps: phase !== PHASE_PRODUCTION_BUILD,
  },
  turbopack: {
    // Otherwise a lock file in a folder above makes that folder the root, and tools/licences looks for packages there.
    root: import.meta.dirname,
    // Each file says what it stands in for, and why.
    resolveAlias: {
      './collect-segment-data': './tools/stand-ins/collect-segment-data.ts',
      // While developing, Next's own router shows each change as it is saved.
      ...(phase === PHASE_PRODUCTION_BUILD && {
        './app-index': { browser: './tools/stand-ins/app-index.tsx' },
        './render-tree': { browser: './tools/stand-ins/render-tree.ts' },
      }),
      'aria-hidden': './tools/stand-ins/page-lock.ts',
      'react-remove-scroll': './tools/stand-ins/page-lock.ts',
    },
  },
});
