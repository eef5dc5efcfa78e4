// The links in the header and the names of the page sections they lead to.
export const navigation = [
  { id: 'services', label: 'Services' },
  { id: 'gallery', label: 'Gallery' },
  { id: 'about', label: 'About' },
  { id: 'areas', label: 'Areas' },
] as const;

export type SectionId = (typeof navigation)[number]['id'];

export const skipLinkLabel = 'Skip to content';

export const footerWords = {
  services: 'Services',
  areas: 'Areas',
  contact: 'Contact',
  searches: 'Popular searches',
  copyright: (name: string, year: number) => `© ${year} ${name}`,
};
