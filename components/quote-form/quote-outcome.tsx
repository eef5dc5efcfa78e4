import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { quoteMail, quoteWords } from '@/content/quote';
import { type Contact, FallbackContact } from './fallback-contact';
import { composeText, type QuoteRequest } from './quote-request';
import { type Delivery, findArrival } from './send-quote';

/** What has become of the visitor's request; 'recovered' where the page has said that none can be sent, and now one can. */
export type QuoteState =
  | { kind: 'idle' | 'recovered' | 'sent' }
  | { kind: 'sending'; locked: boolean }
  | {
      kind: 'failed';
      /** As it stands in the form. */
      request: QuoteRequest;
      delivery: Delivery;
      /** True for a request that an earlier page of this tab began to send. */
      earlier?: boolean;
    };

type QuoteOutcomeProps = Contact & { ref: React.Ref<HTMLDivElement>; state: QuoteState; brandName: string };

/**
 * What became of the request, or that one can be sent by now, said aloud as well; after a failure, the other ways to
 * reach the business.
 */
export function QuoteOutcome({ ref, state, brandName, phone, emailAddress }: QuoteOutcomeProps) {
  return (
    <div ref={ref} className={clsx('sm:col-span-full', classes[state.kind])}>
      {state.kind === 'sent' && (
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-ink text-white">
          <Icon name="check" />
        </span>
      )}
      <p role="status" className="text-ink">
        {statusWords(state, brandName)}
      </p>
      {state.kind === 'failed' && (
        <FallbackContact
          phone={phone}
          emailAddress={emailAddress}
          subject={quoteMail.heading(state.delivery.requestNumber)}
          text={composeText(state.request, state.delivery.requestNumber)}
        />
      )}
    </div>
  );
}

/** A live region has to be there before its words are; while there is nothing to see it takes no room either. */
const classes = {
  idle: 'sr-only',
  sending: 'sr-only',
  recovered: 'rounded border border-line bg-mist p-4',
  sent: 'flex items-center gap-3 rounded border border-line bg-mist p-4',
  failed: 'grid scroll-mt-54 gap-4 rounded border border-danger p-4',
};

function statusWords(state: QuoteState, brandName: string) {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'recovered':
      return quoteWords.recoveredStatus;
    case 'sending':
      return quoteWords.sendingStatus;
    case 'sent':
      return quoteWords.sentStatus;
    case 'failed':
      return quoteWords.failure[findArrival(state.request, state.delivery, brandName)];
  }
}
