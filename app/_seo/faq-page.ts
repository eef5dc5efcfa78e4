import type { FAQPage, Question } from 'schema-dts';
import type { Page } from '@/content/pages';
import type { Faq } from '@/content/types';
import { ids } from './ids';

/** The questions a page answers, word for word as it shows them. */
export function faqPage({ path }: Page, faqs: ReadonlyArray<Faq>): FAQPage {
  return {
    '@type': 'FAQPage',
    isPartOf: { '@id': ids.webPage(path) },
    mainEntity: faqs.map(
      ({ question, answer }): Question => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      }),
    ),
  };
}
