import type { Service } from 'schema-dts';
import { cityList } from '@/content/cities';
import type { LandingPage } from '@/content/pages';
import { landingServiceType } from '@/content/search';
import { absoluteUrl } from './absolute-url';
import { cityNode } from './city-node';
import { ids } from './ids';

/** The service a landing page describes, in its town or, on a 'near me' page, in every town. */
export function landingService(page: LandingPage): Service {
  const { landing, path } = page;
  return {
    '@type': 'Service',
    '@id': ids.service(path),
    name: landing.heading,
    serviceType: landingServiceType[landing.kind],
    description: landing.lead,
    url: absoluteUrl(path),
    provider: { '@id': ids.organisation },
    areaServed: page.kind === 'near-me' ? cityList.map(cityNode) : cityNode(page.city),
  };
}
