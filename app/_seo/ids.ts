import { absoluteUrl } from './absolute-url';

/** The @ids that nodes refer to each other by. The site and the organisation each have one, the same on every page. */
export const ids = {
  website: absoluteUrl('/#website'),
  organisation: absoluteUrl('/#organization'),
  webPage: (path: string) => absoluteUrl(`${path}#webpage`),
  breadcrumb: (path: string) => absoluteUrl(`${path}#breadcrumb`),
  business: (path: string) => absoluteUrl(`${path}#business`),
  service: (path: string) => absoluteUrl(`${path}#service`),
};
