// The words of the indexing tool, which helps the owner ask search engines to look at a page again.
export const toolMeta = {
  title: 'Search Console Indexing Tool',
  description:
    'The owner’s page for asking search engines to look at a page again: addresses to copy, links to the inspector, and the daily limits.',
};

export const indexingTool = {
  heading: 'Indexing Tool',
  lead: 'Copy an address, open the search console’s inspector, and request indexing for each page that changed.',
  warnings: [
    'Search consoles accept about 10–15 indexing requests per day.',
    'Indexing takes 24–48 hours or more after a request.',
  ],
  openButton: 'SEO Tools',
  hiddenButton: 'Open the indexing tool',
  closeButton: 'Close Indexing Tool',
};
