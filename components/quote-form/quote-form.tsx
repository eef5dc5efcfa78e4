'use client';

import clsx from 'clsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, fieldClass, TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { preloadToast, showToast } from '@/components/ui/toast';
import {
  additionalServices,
  messageCountFrom,
  noService,
  quoteFields,
  quoteMail,
  quoteToasts,
  quoteWords,
  serviceChoices,
} from '@/content/quote';
import type { EmailSettings } from '@/content/settings';
import { clearDraft, type Draft, isDraftOutdated, loadDraft, saveDraft } from './draft';
import { checkLengths, clearBlankFields, fillEmptyFields, honeypotName, readFields } from './form-fields';
import { composeText, createRequestNumber, readQuoteRequest } from './quote-request';
import { createQuoteSender, type Delivery, describeError, type SendQuote } from './send-quote';
import { type Contact, WaysOut } from './ways-out';

type QuoteFormProps = Contact & { brandName: string; settings: EmailSettings };

type State =
  | { kind: 'idle' | 'sending' | 'sent' }
  | { kind: 'failed'; ownerHasIt: boolean; requestNumber: string; text: string };

const services = [noService, ...serviceChoices];

/** Asks for a quote. Whatever goes wrong, nothing typed is lost and another way to reach the business is offered. */
export function QuoteForm({ brandName, phone, emailAddress, settings }: QuoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const sender = useRef<SendQuote>(undefined);
  const delivery = useRef<Delivery>(undefined);
  const busy = useRef(false);
  const submitHadFocus = useRef(false);
  const outcome = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>({ kind: 'idle' });
  // State for the list that shows it; a ref for handlers that outlive the render they came from.
  const [service, setService] = useState<string>(noService.value);
  const chosenService = useRef<string>(noService.value);
  const [messageLength, setMessageLength] = useState(0);

  useEffect(() => {
    const element = form.current;
    if (!element) return;

    const fillFrom = (draft: Draft | undefined) => {
      delivery.current = draft?.delivery;
      if (draft) fillEmptyFields(element, draft.fields);
      const { service: listed = draft?.fields.service, ...typed } = readFields(element);
      const chosen = services.find(({ value }) => value === listed)?.value ?? noService.value;
      chosenService.current = chosen;
      setService(chosen);
      setMessageLength(checkLengths(element));
      const isEmpty = chosen === noService.value && Object.values(typed).every((text) => text === '');
      if (isEmpty) clearDraft();
      else saveDraft({ fields: { ...typed, service: chosen }, delivery: delivery.current });
    };

    // A page that comes back from the browser's memory is as it was left, also when another has sent the request since.
    const catchUp = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || busy.current || !isDraftOutdated()) return;
      // Read first: the reset tells the draft what the styled list held at the start.
      const draft = loadDraft();
      element.reset();
      fillFrom(draft);
      setState({ kind: 'idle' });
    };

    // Hydration: what was typed before it stays, what an earlier page left in the draft fills the rest.
    fillFrom(loadDraft());
    if (element.matches(':focus-within')) preloadToast();
    addEventListener('pageshow', catchUp);
    return () => removeEventListener('pageshow', catchUp);
  }, []);

  useEffect(() => {
    sender.current = createQuoteSender(settings, brandName);
  }, [settings, brandName]);

  // A disabled button drops the focus; whoever had it there finds it there again. On a small screen the ways out of a
  // failure would stand below the fold.
  useEffect(() => {
    const focusIsLost = submitHadFocus.current && document.activeElement === document.body;
    if (state.kind !== 'sending' && focusIsLost) submit.current?.focus({ preventScroll: true });
    if (state.kind === 'failed') outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [state.kind]);

  function keepDraft() {
    if (!form.current) return;
    const fields = { ...readFields(form.current), service: chosenService.current };
    saveDraft({ fields, delivery: delivery.current });
  }

  function handleInput(event: FormEvent<HTMLFormElement>) {
    // The list says next what was chosen. Drawn anew before that, it would say what was chosen before.
    if (event.target instanceof HTMLSelectElement) return;
    setMessageLength(checkLengths(event.currentTarget));
    followChange();
    keepDraft();
  }

  /** The thanks for a request leave when the next one is begun; the ways out of a failure take up what is changed. */
  function followChange() {
    if (state.kind === 'sent') setState({ kind: 'idle' });
    if (state.kind !== 'failed' || !form.current) return;
    const request = readQuoteRequest(form.current, chosenService.current);
    setState({ ...state, text: composeText(request, state.requestNumber) });
  }

  function chooseService(value: string) {
    chosenService.current = value;
    setService(value);
    keepDraft();
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy.current || !sender.current) return;
    clearBlankFields(element);
    if (!element.reportValidity()) return;
    if (readFields(element, { withHoneypot: true })[honeypotName]) return finish(element);

    busy.current = true;
    submitHadFocus.current = document.activeElement === submit.current;
    setState({ kind: 'sending' });
    const request = readQuoteRequest(element, chosenService.current);
    delivery.current ??= { requestNumber: createRequestNumber() };
    keepDraft();
    const result = await sender.current(request, delivery.current);
    busy.current = false;
    if (result.kind === 'sent') return finish(element);

    console.error(`The quote request could not be sent: ${describeError(result.error)}`, result.error);
    const { requestNumber } = result.delivery;
    delivery.current = result.delivery;
    keepDraft();
    setState({
      kind: 'failed',
      ownerHasIt: result.ownerHasIt,
      requestNumber,
      text: composeText(request, requestNumber),
    });
    showToast({ ...quoteToasts.failed, destructive: true });
  }

  function finish(element: HTMLFormElement) {
    element.reset();
    setMessageLength(checkLengths(element));
    delivery.current = undefined;
    // After the reset, which puts the styled list back to what the draft held.
    chooseService(noService.value);
    clearDraft();
    setState({ kind: 'sent' });
    showToast(quoteToasts.sent);
  }

  // What is changed now would reach nobody. Not disabled: that drops the focus, and ticks with it from the draft.
  const sending = state.kind === 'sending';
  const textBox = { readOnly: sending };

  return (
    <form
      ref={form}
      data-island="quote-form"
      // Outside a <dialog> this method sends nothing anywhere: a submit before hydration cannot lose what was typed.
      method="dialog"
      onSubmit={handleSubmit}
      onInput={handleInput}
      onFocus={preloadToast}
      className="relative grid gap-x-5 gap-y-4.5 md:grid-cols-2"
    >
      <p className="text-small text-mute md:col-span-full">{quoteWords.requiredNote}</p>
      <TextField {...textBox} {...quoteFields.name} name="name" autoComplete="name" required />
      <TextField {...textBox} {...quoteFields.phone} name="phone" type="tel" autoComplete="tel" required />
      <TextField {...textBox} {...quoteFields.email} name="email" type="email" autoComplete="email" required />
      <TextField {...textBox} {...quoteFields.location} name="location" autoComplete="address-level2" required />
      <TextField {...textBox} {...quoteFields.vehicle} name="vehicle" />
      <div inert={sending}>
        <Select
          {...quoteFields.service}
          name="service"
          options={services}
          noChoice={noService.value}
          value={service}
          onValueChange={(value) => {
            chooseService(value);
            followChange();
          }}
        />
      </div>
      <fieldset inert={sending} className="grid gap-x-5 gap-y-2.5 sm:grid-cols-2 md:col-span-full">
        <legend className="mb-1.5 text-small font-semibold text-ink">{quoteFields.additionalServices.label}</legend>
        {additionalServices.map(({ key, label }) => (
          <Checkbox key={key} name={key} label={label} />
        ))}
      </fieldset>
      <div className="grid gap-1.5 md:col-span-full">
        <Field label={quoteFields.message.label}>
          <textarea {...textBox} name="message" rows={4} aria-describedby="message-count" className={fieldClass} />
        </Field>
        <p id="message-count" aria-live="polite" className="text-small empty:hidden">
          {messageLength >= messageCountFrom && quoteWords.count(messageLength)}
        </p>
      </div>
      {/* People never meet this box; whoever fills it is a program. */}
      <label inert className="sr-only">
        {quoteWords.honeypot}
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
      <div className="md:col-span-full">
        <Button
          ref={submit}
          type="submit"
          disabled={sending}
          className="min-w-53 in-data-[scripts=failed]:hidden noscript:hidden"
        >
          {sending ? quoteWords.sending : quoteWords.submit}
        </Button>
        <NoScriptNote phone={phone} emailAddress={emailAddress} />
      </div>
      <div ref={outcome} className={clsx('md:col-span-full', state.kind === 'failed' && failureClass)}>
        <p role="status" className={sending ? 'sr-only' : 'text-ink'}>
          {statusWords(state)}
        </p>
        {state.kind === 'failed' && (
          <WaysOut
            key={state.text}
            phone={phone}
            emailAddress={emailAddress}
            subject={quoteMail.heading(state.requestNumber)}
            text={state.text}
          />
        )}
      </div>
    </form>
  );
}

const failureClass = 'grid gap-4 rounded border border-danger p-4';

function statusWords(state: State) {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'sending':
      return quoteWords.sendingStatus;
    case 'sent':
      return quoteWords.sentStatus;
    case 'failed':
      return state.ownerHasIt ? quoteWords.failure.arrived : quoteWords.failure.lost;
  }
}

/** Shown where scripts are off, and where they could not be loaded (the loader then marks the page). */
function NoScriptNote({ phone, emailAddress }: Contact) {
  return (
    <p className="hidden text-ink in-data-[scripts=failed]:block noscript:block">
      {quoteWords.noScript.before}{' '}
      <a href={`tel:${phone.international}`} className="link-underline font-semibold whitespace-nowrap">
        {phone.display}
      </a>{' '}
      {quoteWords.noScript.between}{' '}
      <a href={`mailto:${emailAddress}`} className="link-underline font-semibold">
        {emailAddress}
      </a>
      .
    </p>
  );
}
