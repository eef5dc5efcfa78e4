import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRecord } from '@/content/is-record';
import { noService, serviceOptions } from '@/content/quote';
import {
  clearDraft,
  type Draft,
  isDraftOutdated,
  isUnanswered,
  loadDraft,
  replaceDraftByHashes,
  saveDraft,
  wasSent,
} from './draft';
import { fillEmptyFields, readValues, renewFields } from './form-values';
import { createRequestNumber, type QuoteRequest, readQuoteRequest } from './quote-request';
import type { Delivery } from './send-quote';

type DraftOptions = {
  /** While this returns true, nothing is filled in. */
  isBusy: () => boolean;
  /**
   * Called each time the form has been filled in: at hydration, and when another page's draft takes its place. There is
   * a delivery if an earlier page has tried to send the request.
   */
  onFilled: (form: HTMLFormElement, request: QuoteRequest, delivery: Delivery | undefined) => void;
};

/**
 * Keeps the form's values as the tab's draft, and fills the form from it. The chosen service is kept beside the form,
 * because the styled list's own field follows a choice only at the next render, and goes back to an old one at a reset.
 */
export function useDraft(formRef: RefObject<HTMLFormElement | null>, { isBusy, onFilled }: DraftOptions) {
  // State for the list that shows it; a ref for a submit that the loader replays before the next render.
  const [service, setService] = useState<string>(noService.value);
  const chosenService = useRef<string>(noService.value);
  const delivery = useRef<Delivery>(undefined);
  const [serverRendered] = useState(findServerRendered);

  const fillAtHydration = useEffectEvent(fillFrom);
  const catchUpOnReturn = useEffectEvent(catchUp);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    if (serverRendered && serverRendered.form !== form) {
      fillEmptyFields(form, readValues(serverRendered.form));
      if (serverRendered.focus) form.querySelector<HTMLElement>(`[name="${serverRendered.focus}"]`)?.focus();
    }
    // At hydration: what was typed before it stays; an earlier page's draft fills the rest. On the way back the draft is
    // newer than what the browser fills in.
    const draft = loadDraft();
    if (isBackForward()) {
      if (draft) renewFields(form, draft.fields);
      else if (wasSent(readValues(form))) form.reset();
    }
    fillAtHydration(form, draft);
    // A page restored from the back-forward cache is as it was left, even if another page has sent the request since.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) catchUpOnReturn(form);
    };
    addEventListener('pageshow', handlePageShow);
    return () => removeEventListener('pageshow', handlePageShow);
  }, [formRef, serverRendered]);

  function fillFrom(form: HTMLFormElement, draft: Draft | undefined) {
    if (draft) fillEmptyFields(form, draft.fields);
    // Not the field that Radix keeps, hidden, for the styled list.
    const native = form.querySelector<HTMLSelectElement>('select[name=service]:not([aria-hidden])');
    const listed = native?.value ?? draft?.fields.service;
    const chosen = serviceOptions.find(({ value }) => value === listed)?.value ?? noService.value;
    choose(chosen);
    const isAnswered = !Object.entries(readFields(form)).every(isUnanswered);
    delivery.current = isAnswered ? draft?.delivery : undefined;
    if (isAnswered) keep();
    else clearDraft();
    onFilled(form, readQuoteRequest(form, chosen), delivery.current);
  }

  /** Shows what another page of the tab has made of the draft. @returns whether one has, and nothing is being sent. */
  function catchUp(form: HTMLFormElement): boolean {
    if (isBusy() || !isDraftOutdated()) return false;
    // Read first: the reset makes the styled list write its initial value to the draft.
    const draft = loadDraft();
    form.reset();
    fillFrom(form, draft);
    return true;
  }

  function choose(value: string) {
    chosenService.current = value;
    setService(value);
  }

  function keep() {
    if (formRef.current) saveDraft({ fields: readFields(formRef.current), delivery: delivery.current });
  }

  function readFields(form: HTMLFormElement) {
    return { ...readValues(form), service: chosenService.current };
  }

  function chooseService(value: string) {
    choose(value);
    keep();
  }

  function readRequest(form: HTMLFormElement): QuoteRequest {
    return readQuoteRequest(form, chosenService.current);
  }

  /** What is known of the delivery so far; at the first try the request gets its number. */
  function currentDelivery(): Delivery {
    delivery.current ??= { requestNumber: createRequestNumber() };
    keep();
    return delivery.current;
  }

  /** Records what else is known of a delivery; undefined for that of a request which this form no longer holds. */
  function recordDelivery(requestNumber: string, change: Partial<Delivery>): Delivery | undefined {
    if (delivery.current?.requestNumber !== requestNumber) return undefined;
    delivery.current = { ...delivery.current, ...change };
    // Another page of the tab may have gone on with the draft, or sent it, while this one's mails were on their way.
    if (!isDraftOutdated()) keep();
    return delivery.current;
  }

  /** Forgets a request that is sent, in the form and in the draft. */
  function clearAfterSending(form: HTMLFormElement) {
    replaceDraftByHashes();
    delivery.current = undefined;
    form.reset();
    // The reset has made the styled list write its initial value to the draft.
    choose(noService.value);
    clearDraft();
  }

  return {
    service,
    chooseService,
    readRequest,
    currentDelivery,
    recordDelivery,
    keep,
    clearAfterSending,
    catchUp,
  };
}

/**
 * The server-rendered form at first render, and the name of its focused field. It differs from the mounted form when
 * the DOM was altered before hydration and React re-rendered the page from scratch.
 */
function findServerRendered() {
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>('form[data-island]');
  const focused = form?.querySelector(':focus');
  return form && { form, focus: focused?.getAttribute('name') };
}

/**
 * True on the way back to an earlier page, where the browser fills in again what the page held when it was left.
 * https://developer.mozilla.org/docs/Web/API/PerformanceNavigationTiming/type
 */
function isBackForward(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return isRecord(navigation) && navigation.type === 'back_forward';
}
