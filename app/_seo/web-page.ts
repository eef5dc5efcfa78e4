import type { WebPage } from 'schema-dts';
import { picturePath } from '@/components/ui/picture';
import { picturesOf } from '@/content/page-pictures';
import type { Page } from '@/content/pages';
import { brand } from '@/content/settings';
import { absoluteUrl } from './absolute-url';
import { ids } from './ids';
import { lastChanged } from './last-changed';

/** The page: its words for search engines, its first picture and the day it changed, and what it is about. */
export function webPage(page: Page): WebPage {
  const { path, title, metaDescription } = page;
  const changedOn = lastChanged(path);
  const [shown] = picturesOf(page, brand);
  return {
    '@type': 'WebPage',
    '@id': ids.webPage(path),
    url: absoluteUrl(path),
    name: title,
    description: metaDescription,
    inLanguage: 'en-CA',
    isPartOf: { '@id': ids.website },
    ...(shown && { primaryImageOfPage: { '@type': 'ImageObject', url: absoluteUrl(picturePath(shown)) } }),
    ...(changedOn && { dateModified: changedOn }),
    ...subject(page),
  };
}

/** What the page is about, and its breadcrumb where it shows one. */
function subject({ kind, path }: Page): Pick<WebPageProperties, 'mainEntity' | 'breadcrumb'> {
  switch (kind) {
    case 'home':
      return { mainEntity: { '@id': ids.organisation } };
    case 'city':
      return { mainEntity: { '@id': ids.business(path) }, breadcrumb: { '@id': ids.breadcrumb(path) } };
    case 'car':
    case 'auto':
    case 'near-me':
      return { mainEntity: { '@id': ids.service(path) }, breadcrumb: { '@id': ids.breadcrumb(path) } };
    case 'tool':
      return {};
  }
}

type WebPageProperties = Exclude<WebPage, string>;
