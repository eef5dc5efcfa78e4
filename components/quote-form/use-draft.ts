import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { noService, serviceOptions } from '@/content/quote';
import { clearDraft, type Draft, isDraftOutdated, loadDraft, saveDraft } from './draft';
import { fillEmptyFields, readFields } from './form-fields';
import { createRequestNumber, type QuoteRequest, readQuoteRequest } from './quote-request';
import type { Delivery } from './send-quote';

type DraftOptions = {
  /** While this says true, nothing is filled. */
  isBusy: () => boolean;
  /** Called each time the form has been filled: once it hydrates, and when another page's draft takes its place. */
  onFilled: (form: HTMLFormElement) => void;
};

/**
 * Keeps what stands in the form as the tab's draft, and fills the form from it. The chosen service is kept beside the
 * form, because a styled list has no field of its own in the form's data.
 */
export function useDraft(formRef: RefObject<HTMLFormElement | null>, { isBusy, onFilled }: DraftOptions) {
  // State for the list that shows it; a ref for a submit that the loader replays before the next render.
  const [service, setService] = useState<string>(noService.value);
  const chosenService = useRef<string>(noService.value);
  const delivery = useRef<Delivery>(undefined);
  const [drawnByServer] = useState(findDrawnByServer);

  const fillFrom = useEffectEvent((form: HTMLFormElement, draft: Draft | undefined) => {
    delivery.current = draft?.delivery;
    if (draft) fillEmptyFields(form, draft.fields);
    const { service: listed = draft?.fields.service, ...typed } = readFields(form);
    const chosen = serviceOptions.find(({ value }) => value === listed)?.value ?? noService.value;
    choose(chosen);
    const isEmpty = chosen === noService.value && Object.values(typed).every((text) => text === '');
    if (isEmpty) clearDraft();
    else saveDraft({ fields: { ...typed, service: chosen }, delivery: delivery.current });
    onFilled(form);
  });

  const catchUp = useEffectEvent((form: HTMLFormElement) => {
    if (isBusy() || !isDraftOutdated()) return;
    // Read first: the reset tells the draft what the styled list held at the start.
    const draft = loadDraft();
    form.reset();
    fillFrom(form, draft);
  });

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    if (drawnByServer && drawnByServer.form !== form) {
      fillEmptyFields(form, readFields(drawnByServer.form));
      if (drawnByServer.focus) form.querySelector<HTMLElement>(`[name="${drawnByServer.focus}"]`)?.focus();
    }
    // Hydration: what was typed before it stays, what an earlier page left in the draft fills the rest.
    fillFrom(form, loadDraft());
    // A page that comes back from the browser's memory is as it was left, also when another has sent the request since.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) catchUp(form);
    };
    addEventListener('pageshow', handlePageShow);
    return () => removeEventListener('pageshow', handlePageShow);
  }, [formRef, drawnByServer]);

  function choose(value: string) {
    chosenService.current = value;
    setService(value);
  }

  function keep() {
    if (!formRef.current) return;
    const fields = { ...readFields(formRef.current), service: chosenService.current };
    saveDraft({ fields, delivery: delivery.current });
  }

  function chooseService(value: string) {
    choose(value);
    keep();
  }

  function readRequest(form: HTMLFormElement): QuoteRequest {
    return readQuoteRequest(form, chosenService.current);
  }

  /** What is known of the request's way so far; with its first try it gets a number. */
  function startDelivery(): Delivery {
    return recordDelivery(delivery.current ?? { requestNumber: createRequestNumber() });
  }

  function recordDelivery(reached: Delivery): Delivery {
    delivery.current = reached;
    keep();
    return reached;
  }

  /** Once the request is sent and the form reset, which puts the styled list back to what the draft held. */
  function forget() {
    delivery.current = undefined;
    choose(noService.value);
    clearDraft();
  }

  return { service, chooseService, readRequest, startDelivery, recordDelivery, keep, forget };
}

/**
 * The form that stands in the page when this one is first rendered, and the name of its field that has the focus. It is
 * another form where something has changed the page before it hydrates: React then draws it anew.
 */
function findDrawnByServer() {
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>('form[data-island]');
  const focused = form?.querySelector(':focus');
  return form && { form, focus: focused?.getAttribute('name') };
}
