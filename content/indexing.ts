// The words of the indexing tool, with which you ask search engines to look at a page again. Which towns are on its
// short list is decided in each town’s file (`onIndexingShortList`).

/** The tool's address from the origin on. */
export const toolPath = '/google-submission';

export const toolMeta = {
  title: 'Search Console Indexing Tool',
  metaDescription:
    'The owner’s page for asking search engines to look at a page again: addresses to copy, links to the inspector, and the daily limits.',
};

/** Of requests for indexing, by the search console. */
const dailyLimit = 'about 10-15';

export const indexingWords = {
  heading: 'Indexing Tool',
  lead: 'Copy an address, open the search console’s inspector, and request indexing for each page that changed.',
  warnings: [
    `The search console accepts ${dailyLimit} indexing requests per day.`,
    'Indexing takes 24-48 hours or more after a request.',
  ],
  openButton: 'SEO Tools',
  hiddenButton: 'Open the indexing tool',
  closeButton: 'Close Indexing Tool',
  listLabel: 'Pages to submit',
  copyAllButton: 'Copy All URLs',
  allPagesSwitch: 'All pages',
  copyButton: 'Copy URL',
  copiedButton: 'Copied',
  inspectButton: 'Inspect',
  newTab: 'opens in a new tab',
  requestedTick: 'Requested',
  requestedOn: (date: string) => `Requested ${date}`,
  requestsToday: (count: number) => `Requests today: ${count} of ${dailyLimit}`,
  resetButton: 'Reset ticks',
};

export const indexingToasts = {
  copied: { title: 'Copied!', durationMs: 2000 },
  copyFailed: { title: 'Failed to copy', description: 'Please copy the URL manually', destructive: true },
  allCopied: { title: 'All URLs Copied!', durationMs: 3000 },
  copyAllFailed: { title: 'Failed to copy', description: 'Please copy the URLs manually', destructive: true },
};
