// The links in the header, the names of the page sections they lead to, and the headings of the footer. Change the
// labels; an id must stay the name of a section that is on the page.
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
  landings: 'Detailing guides',
};
