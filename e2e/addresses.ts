import { faqsOf, landingPages, pages, slugPages } from '../content/pages';

// The pages that the journeys visit, whichever towns and landing pages there are: the owner may add and remove them.

const [first, second] = slugPages;
if (!first || !second) throw new Error('The site needs two pages besides the home page.');

/** A page with a quote form, reviews and prices: the first town's. */
export const townPath = first.path;

/** Another page with a quote form. */
export const otherPath = second.path;

/** A page with questions. */
export const questionsPath = slugPages.find((page) => faqsOf(page).length > 0)?.path ?? townPath;

/** A page that every footer links to. */
export const footerPath = landingPages[0]?.path ?? townPath;

/** One page of each template. */
export const templatePages = [...new Map(pages.map((page) => [page.kind, page])).values()];

/** An address of no page. */
export const missingPath = '/no-such-town';

/** The towns whose pages show the button of the indexing tool. */
export const toolTownPaths = pages.flatMap((page) =>
  page.kind === 'city' && page.city.showsIndexingTool ? [page.path] : [],
);
