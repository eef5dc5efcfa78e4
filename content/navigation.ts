// The links in the header, the names of the page sections they lead to, the first step of the breadcrumbs, and the
// headings of the footer. Change the labels, or delete a line; an id must stay the name of a section.
export const navigation: ReadonlyArray<{ id: SectionId; label: string }> = [
  { id: 'services', label: 'Services' },
  { id: 'gallery', label: 'Gallery' },
  { id: 'about', label: 'About' },
  { id: 'areas', label: 'Areas' },
];

/** The sections that a link can lead to. */
export type SectionId = 'services' | 'gallery' | 'about' | 'areas';

/** The first step of every breadcrumb. */
export const breadcrumbHome = 'Home';

export const skipLinkLabel = 'Skip to content';

export const footerWords = {
  services: 'Services',
  areas: 'Areas',
  contact: 'Contact',
  landings: 'Detailing guides',
};
