import { Section, Split } from '@/components/layout/section';
import { NoBreak } from '@/components/ui/no-break';
import type { PageLink } from '@/content/related-links';
import type { Faq } from '@/content/types';
import { LinkRow } from './link-row';

type FaqSectionProps = {
  heading: string;
  faqs: ReadonlyArray<Faq>;
  /** Links to other pages below the last question, or here where there is none. */
  related?: { heading: string; links: ReadonlyArray<PageLink> };
};

/** <details> opens without JavaScript, so this section needs no client code. */
export function FaqSection({ heading, faqs, related }: FaqSectionProps) {
  if (faqs.length === 0) {
    if (!related?.links.length) return null;
    return (
      <Section>
        <div className="wrap">
          <LinkRow {...related} />
        </div>
      </Section>
    );
  }
  return (
    <Section>
      <Split heading={heading} sticky>
        <div className="ruled-list">
          {faqs.map(({ question, answer }) => (
            <details key={question} className="group">
              <summary className="-mx-[min(0.75rem,3vw)] flex items-center justify-between gap-4 px-[min(0.75rem,3vw)] focus-visible:-outline-offset-3 text-balance hover:underline py-5 font-display text-lead leading-[1.3] font-bold tracking-snug text-ink [&::-webkit-details-marker]:hidden">
                <span className="min-w-0">
                  <NoBreak text={question} />
                </span>
                <span aria-hidden="true" className="plus-sign no-print" />
              </summary>
              <p className="max-w-measure pb-6 motion-safe:group-open:[animation:rise_250ms_var(--ease-out)]">
                <NoBreak text={answer} />
              </p>
            </details>
          ))}
        </div>
        {related && <LinkRow {...related} />}
      </Split>
    </Section>
  );
}
