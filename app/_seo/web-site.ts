import type { WebSite } from 'schema-dts';
import { brand } from '@/content/settings';
import { absoluteUrl } from './absolute-url';
import { ids } from './ids';

/** The site as a whole: its name and who publishes it. The same on every page. */
export function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    url: absoluteUrl('/'),
    name: brand.name,
    alternateName: brand.alternateNames,
    inLanguage: 'en-CA',
    publisher: { '@id': ids.organisation },
  };
}
