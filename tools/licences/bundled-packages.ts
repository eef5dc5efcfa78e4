import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../files';

const mapComment = /\n?(?:\/\/|\/\*)# sourceMappingURL=\S+?\.map(?:\s*\*\/)?\s*$/;
/** The scripts of old browsers, which no page asks for and the export drops. */
const polyfills = 'node_modules/next/dist/build/polyfills/polyfill-nomodule.js';

/**
 * The packages in the scripts and styles that browsers get, as the bundler's own source maps name them: folders such as
 * 'node_modules/clsx', sorted. The maps serve only this purpose: it removes them from the export.
 * @throws when a script has no map, because nobody could say what is in it.
 */
export async function takeBundledPackages(folder: string): Promise<ReadonlyArray<string>> {
  const files = await listFiles(folder);
  const packages = new Set<string>();
  for (const file of files.filter((name) => /^_next\/static\/chunks\/.*\.(?:js|css)$/.test(name))) {
    const target = path.join(folder, file);
    const text = await readFile(target, 'utf8');
    if (!mapComment.test(text)) {
      if (text === (await readFile(polyfills, 'utf8'))) continue;
      throw new Error(`${file} has no source map. Set productionBrowserSourceMaps in next.config.mjs.`);
    }
    await writeFile(target, text.replace(mapComment, ''));
  }
  for (const file of files.filter((name) => name.startsWith('_next/') && name.endsWith('.map'))) {
    const map = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
    for (const source of map.sources) {
      const found = packageOf(decodeURIComponent(source));
      if (found) packages.add(found);
    }
    await rm(path.join(folder, file));
  }
  return [...packages].toSorted();
}

/** The package that a file of the bundle is from, or undefined for the project's own. */
export function packageOf(source: string): string | undefined {
  // The bundler's runtime has no package of its own: it is part of Next.
  if (source.startsWith('turbopack:///[turbopack]/')) return 'node_modules/next';
  return /(?<=\[project\]\/)(?:.*\/)?node_modules\/(?:next\/dist\/compiled\/)?(?:@[^/]+\/)?[^/]+/.exec(source)?.[0];
}
