import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../content/checks/user-error';
import type { CityPage, LandingPage } from '../content/pages';

/** The file that holds the words of a town or landing page. */
export function pageFile({ kind, slug }: Pick<CityPage | LandingPage, 'kind' | 'slug'>): string {
  return `content/${kind === 'city' ? 'cities' : 'landings'}/${slug}.ts`;
}

/**
 * Stops the build on a page whose file has another name than the page: errors would name a file that is not there.
 * @throws with both ways out; one of them keeps the address.
 */
export function assertPageFiles(pages: ReadonlyArray<CityPage | LandingPage>) {
  const astray = pages.find((page) => !existsSync(pageFile(page)));
  if (!astray) return;
  const file = pageFile(astray);
  throw new UserError(
    `${path.posix.dirname(file)}/index.ts lists "${astray.slug}", but there is no ${file}. If the page is online at its old address, put that address back, here and as the slug in the page's own file: links to it would stop working. Otherwise rename the file too, and correct its name in the import.`,
  );
}
