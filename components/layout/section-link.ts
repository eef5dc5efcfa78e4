import type { SectionId } from '@/content/navigation';

/** The address of a section: on this page when it is among the page's own, else on the home page. */
export function sectionLink(id: SectionId, sections: ReadonlyArray<SectionId>) {
  return sections.includes(id) ? `#${id}` : `/#${id}`;
}
