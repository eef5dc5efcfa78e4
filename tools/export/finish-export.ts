import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, rmdir, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { preloadedFontsOf, tagsOf } from '../exported-html';
import { fileManagerFile, hashOf, listFiles } from '../files';
import { isOwnersFile } from '../public-folder';
import { seeUpgrading } from './flight';
import { inProcesses } from './in-processes';
import {
  addFontPreloads,
  addLoader,
  addPolicy,
  assertFinished,
  extractScripts,
  inlineStylesheets,
  keepEmailReadable,
  markUntilScripted,
  preloadFirstPicture,
  prepareStylesheet,
  tidyMarkup,
} from './page-rules';
import { numberStatics, writePayload } from './payload';

const payloadFolder = '_next/static/payload';
/**
 * Has the browser compile a whole script while it arrives, off the main thread. On a phone, hydration's longest task is
 * half as long with it. https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Pages, their payloads and stylesheets are read as their bytes, one character each. All that the rules look for is
 * ASCII; as text, a page with one dash or curly quote in it would take twice the memory, in each of its copies.
 */
const pageEncoding = 'latin1';

/** What the pages of an export share. */
type Shared = {
  folder: string;
  loader: string;
  stylesheets: ReadonlyMap<string, string>;
  fontPreloads: ReadonlyArray<string>;
  /** The other origins that pages may send to. */
  connect: ReadonlyArray<string>;
};

/** One pass over each exported page: scripts on demand, styles inlined once, a policy of its own. @returns how many. */
export async function finishPages(folder: string, connect: ReadonlyArray<string>) {
  const loader = await bundleLoader();
  const stylesheets = new Map<string, string>();
  const files = await listFiles(folder);
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    const css = await readFile(path.join(folder, file), pageEncoding);
    stylesheets.set(`/${file}`, prepareStylesheet(css, `/${file}`));
  }
  await mkdir(path.join(folder, payloadFolder), { recursive: true });

  const pages = files.filter((name) => name.endsWith('.html') && !isOwnersFile(name));
  const home = pages.includes('index.html') ? await readFile(path.join(folder, 'index.html'), pageEncoding) : '';
  const fontPreloads = tagsOf(home, 'link').filter((tag) => preloadedFontsOf(tag).length > 0);
  const shared = { folder, loader, stylesheets, fontPreloads, connect };
  const parts = await inProcesses({ work: finishPart, module: import.meta.url }, pages, shared);
  const used = new Set(parts.flatMap((part) => [...part.used]));
  const unused = new Set(parts.flatMap((part) => [...part.unused]));
  for (const script of unused) await rm(path.join(folder, script));
  for (const script of used) {
    const file = path.join(folder, script);
    await writeFile(file, compileHint + (await readFile(file, 'utf8')));
  }
  return pages.length;
}

async function bundleLoader(): Promise<string> {
  const entry = fileURLToPath(new URL('./loader/loader.ts', import.meta.url));
  // By tsconfig.json it would begin with "use strict": a dozen bytes a page that find nothing the compiler has not.
  const options = { bundle: true, minify: true, target: 'es2020', tsconfigRaw: '{}', write: false } as const;
  const bundle = await build({ entryPoints: [entry], ...options });
  return bundle.outputFiles.map(({ text }) => text.trim()).join('');
}

/**
 * Finishes some of the pages. @returns the scripts it took from them: fetched on demand, or not used at all.
 * @public Other processes import it.
 */
export async function finishPart(pages: ReadonlyArray<string>, shared: Shared) {
  const used = new Set<string>();
  const unused = new Set<string>();
  for (const page of pages) {
    const { chunks, dropped } = withPageInError(page, () => finishPage(page, shared));
    for (const script of chunks) used.add(script);
    for (const script of dropped) unused.add(script);
  }
  return { used, unused };
}

/** @returns the scripts that it took from the page. */
function finishPage(page: string, { folder, loader, stylesheets, fontPreloads, connect }: Shared) {
  const target = path.join(folder, page);
  // The payload comes first: without it a page is less than half as long, and each further step copies the whole text.
  const scripts = extractScripts(readFileSync(target, pageEncoding));
  const html = numberStatics(preloadFirstPicture(addFontPreloads(scripts.html, fontPreloads)));
  const payload = Buffer.from(writePayload(scripts.payload, scripts.bootstrap, html), pageEncoding);
  const payloadPath = `${payloadFolder}/${path.basename(page, '.html')}.${hashOf(payload).slice(0, 12)}.js`;
  writeFileSync(path.join(folder, payloadPath), payload);

  // For the same reason the long styles and the loader come last.
  const tidied = tidyMarkup(markUntilScripted(keepEmailReadable(html)));
  const styled = inlineStylesheets(tidied, (href) => {
    const css = stylesheets.get(href);
    if (css === undefined) throw new Error(`It asks for ${href}, which is not in the export. ${seeUpgrading}`);
    return css;
  });
  const finished = addPolicy(addLoader(styled, loader, scripts.chunks, `/${payloadPath}`), connect, pageEncoding);
  assertFinished(finished);
  writeFileSync(target, finished, pageEncoding);
  return scripts;
}

/** Names the page in whatever error the work throws. */
function withPageInError<Result>(page: string, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    throw new Error(`The page ${page} could not be finished. ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}

/** What Next's client router would fetch, were it there: docs/decisions/plain-links.md. */
const routerList = /^_next\/static\/[^/]+\/_(buildManifest|ssgManifest|clientMiddlewareManifest)\.js$/;

/**
 * Removes what nothing requests: the router's payload files and lists of pages, the 404 page's second copy, what keeps
 * public/ in git, and what file managers leave in it. @returns how many files.
 */
export async function dropUnused(folder: string) {
  const files = await listFiles(folder);
  const names = new Set(files);
  const unused = files.filter(
    (file) =>
      path.basename(file) === '.gitkeep' ||
      fileManagerFile.test(path.basename(file)) ||
      (!isOwnersFile(file) &&
        (path.basename(file).startsWith('__next.') ||
          file.startsWith('_not-found') ||
          routerList.test(file) ||
          (file.endsWith('.txt') && names.has(file.replace(/\.txt$/, '.html'))))),
  );
  await Promise.all(unused.map((file) => unlink(path.join(folder, file))));
  await removeEmptyFolders(folder);
  return unused.length;
}

async function removeEmptyFolders(folder: string) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const child = path.join(folder, entry.name);
    await removeEmptyFolders(child);
    if ((await readdir(child)).length === 0) await rmdir(child);
  }
}
