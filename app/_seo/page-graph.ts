import type { Thing } from 'schema-dts';
import { faqsOf, type Page } from '@/content/pages';
import { breadcrumbList } from './breadcrumb-list';
import { cityBusiness } from './city-business';
import { faqPage } from './faq-page';
import { landingService } from './landing-service';
import { organisation, organisationSummary } from './organisation';
import { webPage } from './web-page';
import { webSite } from './web-site';

type PageNode = Thing | ReturnType<typeof organisation> | ReturnType<typeof cityBusiness>;

export type PageGraph = { '@context': 'https://schema.org'; '@graph': ReadonlyArray<PageNode> };

/**
 * A page's structured data: one graph, nodes joined by @id. It repeats what the page shows and adds what only machines
 * read: coordinates, keywords, the price range, alternate names and the organisation's own hours.
 */
export function pageGraph(page: Page): PageGraph {
  return { '@context': 'https://schema.org', '@graph': [webSite(), webPage(page), ...ownNodes(page)] };
}

function ownNodes(page: Page): ReadonlyArray<PageNode> {
  switch (page.kind) {
    case 'home':
      return [organisation()];
    case 'city':
      return [organisationSummary(), breadcrumbList(page), cityBusiness(page), ...questions(page)];
    case 'car':
    case 'auto':
    case 'near-me':
      return [organisationSummary(), breadcrumbList(page), landingService(page), ...questions(page)];
    case 'tool':
      return [organisationSummary()];
  }
}

function questions(page: Page): ReadonlyArray<PageNode> {
  const faqs = faqsOf(page);
  return faqs.length > 0 ? [faqPage(page, faqs)] : [];
}
