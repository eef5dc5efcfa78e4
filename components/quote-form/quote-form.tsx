'use client';

import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '@/components/ui/after-paint';
import { Button } from '@/components/ui/button';
import { isCentreOnScreen } from '@/components/ui/is-centre-on-screen';
import { hideToast, preloadToast, showToast } from '@/components/ui/toast';
import { honeypotName, quoteToasts, quoteWords } from '@/content/quote';
import type { EmailSettings } from '@/content/settings';
import { askBeforeLeaving } from './ask-before-leaving';
import { describeError, startEmailJs } from './email-js';
import type { Contact } from './fallback-contact';
import { clearBlankFields, markInvalid, validateTexts } from './form-values';
import { NoScriptNote } from './no-script-note';
import { QuoteFields } from './quote-fields';
import { QuoteOutcome, type QuoteState } from './quote-outcome';
import { type Delivery, sendQuote } from './send-quote';
import { useDraft } from './use-draft';

type QuoteFormProps = Contact & {
  brandName: string;
  settings: EmailSettings;
};

/** Asks for a quote. Whatever goes wrong, nothing typed is lost and another way to reach the business is offered. */
export function QuoteForm({ brandName, phone, emailAddress, settings }: QuoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  // A ref as well as the state: two submits that the loader replays come before the next render.
  const busy = useRef(false);
  const formHadFocus = useRef(false);
  const [state, setState] = useState<QuoteState>({ kind: 'idle' });
  const [messageLength, setMessageLength] = useState(0);
  const draft = useDraft(form, {
    isBusy: () => busy.current,
    onFilled: (element, request, delivery) => {
      setMessageLength(validateTexts(element));
      setState(delivery ? { kind: 'failed', request, delivery, earlier: true } : { kind: 'idle' });
    },
  });

  const sending = state.kind === 'sending';
  const failedHere = state.kind === 'failed' && !state.earlier;

  useEffect(() => {
    // After a reload while sending, Firefox restores the button as disabled, and hydration leaves it so.
    if (submit.current) submit.current.disabled = false;
    if (form.current?.matches(':focus-within')) preloadToast();
  }, []);

  // EmailJS gets its account as soon as the form is hydrated. Each try starts it again, for the function that sends.
  useEffect(() => {
    startEmailJs(settings);
  }, [settings]);

  // The page had said that the form cannot send, and may have given up a press: it says now that it works.
  useEffect(() => {
    if (document.documentElement.dataset.scripts !== 'failed') return;
    setState((current) => (current.kind === 'idle' ? { kind: 'recovered' } : current));
    if (!note.current?.contains(document.activeElement)) return;
    // The focus was in the note, and the button takes its place.
    addEventListener('hydrated', () => submit.current?.focus({ preventScroll: true }), { once: true });
  }, []);

  // While a request is sent, the disabled button and the locked check boxes drop the focus. The button gets it back:
  // after a failure the fallback comes next. On a small screen that would be below the fold.
  useEffect(() => {
    // A second mouse click lands on the disabled button, which moves the focus to <main>.
    const focusIsLost = formHadFocus.current && document.activeElement?.contains(form.current);
    if (state.kind !== 'sending' && focusIsLost) submit.current?.focus({ preventScroll: true });
    if (state.kind !== 'sending') formHadFocus.current = false;
    // Not away from what the visitor has scrolled to meanwhile.
    const isInView = submit.current && isCentreOnScreen(submit.current);
    if (failedHere && isInView) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [state.kind, failedHere]);

  useEffect(() => {
    if (!sending) return;
    const answered = new AbortController();
    afterPaint().then(() => askBeforeLeaving(answered.signal));
    return () => answered.abort();
  }, [sending]);

  function handleInput(event: InputEvent<HTMLFormElement>) {
    // The select's change event comes next; a render before it would restore the old choice.
    if (event.target instanceof HTMLSelectElement) return;
    setMessageLength(validateTexts(event.currentTarget));
    followChange();
    draft.keep();
  }

  /** Before the browser's own check: password managers and the like replace a text without an input event. */
  function checkTexts() {
    if (form.current) setMessageLength(validateTexts(form.current));
  }

  function handleServiceChange(value: string) {
    draft.chooseService(value);
    followChange();
  }

  /** Hides the thank-you once a new request is begun; after a failure, keeps what is said of the request true. */
  function followChange() {
    if (!form.current) return;
    const request = draft.readRequest(form.current);
    // From what is current, not from what was rendered: an answer may have come since.
    setState((current) => {
      if (current.kind === 'failed') return { ...current, request };
      return current.kind === 'sent' ? { kind: 'idle' } : current;
    });
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy.current) return;
    clearBlankFields(element);
    if (!element.reportValidity()) return;
    if (new FormData(element).get(honeypotName)) return finish(element);

    busy.current = true;
    formHadFocus.current = element.contains(document.activeElement);
    setState({ kind: 'sending', locked: false });
    // What the last try's message says no longer holds.
    hideToast();
    await afterPaint();
    // Not before the button has answered: it restyles forty elements, 10 ms on a slow phone.
    flushSync(() => setState({ kind: 'sending', locked: true }));
    const request = draft.readRequest(element);
    const delivery = draft.currentDelivery();
    const result = await sendQuote(request, delivery, {
      settings,
      brandName,
      onDelivery: (change) => handleDelivery(delivery.requestNumber, change),
    });
    busy.current = false;
    // The page may have been left, and come back, while it was sending.
    if (draft.catchUp(element)) return;
    if (result.kind === 'sent') return finish(element);

    console.error(`The quote request could not be sent: ${describeError(result.error)}`, result.error);
    // Not what this try knew alone: an earlier one's answer may have come during it.
    setState({ kind: 'failed', request, delivery: draft.currentDelivery() });
    showToast({ ...quoteToasts.failed, destructive: true });
  }

  /** Recorded at once, for a visitor who leaves before the second mail, or whose mail arrived after we gave it up. */
  function handleDelivery(requestNumber: string, change: Partial<Delivery>) {
    const delivery = draft.recordDelivery(requestNumber, change);
    if (delivery) setState((current) => (current.kind === 'failed' ? { ...current, delivery } : current));
  }

  function finish(element: HTMLFormElement) {
    draft.clearAfterSending(element);
    setMessageLength(validateTexts(element));
    setState({ kind: 'sent' });
    showToast(quoteToasts.sent);
  }

  return (
    <form
      ref={form}
      data-island="quote-form"
      // Named by its heading, the form would have the same name as one of its fields.
      aria-label={quoteWords.formLabel}
      // Outside a <dialog> this method sends nothing, so a submit before hydration cannot lose what was typed.
      method="dialog"
      onSubmit={handleSubmit}
      onInput={handleInput}
      onInvalidCapture={markInvalid}
      onFocus={preloadToast}
      className="relative grid gap-5 sm:grid-cols-2"
    >
      <div ref={note} aria-live="polite" className="contents">
        <NoScriptNote phone={phone} emailAddress={emailAddress} />
      </div>
      <QuoteFields
        locked={state.kind === 'sending' && state.locked}
        service={draft.service}
        onServiceChange={handleServiceChange}
        messageLength={messageLength}
      />
      <Button
        ref={submit}
        type="submit"
        disabled={sending}
        onClick={checkTexts}
        className="sm:col-span-full sm:min-w-53 sm:justify-self-start scripts-only"
      >
        {sending ? quoteWords.sending : quoteWords.submit}
      </Button>
      <QuoteOutcome ref={outcome} state={state} brandName={brandName} phone={phone} emailAddress={emailAddress} />
    </form>
  );
}
