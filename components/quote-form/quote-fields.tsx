import { Checkbox } from '@/components/ui/checkbox';
import { Field, fieldClass, TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { additionalServices, honeypotName, noService, quoteFields, quoteWords, serviceOptions } from '@/content/quote';

type QuoteFieldsProps = {
  /** Locks every field: a change made while the request is being sent would reach nobody. */
  locked: boolean;
  service: string;
  onServiceChange: (value: string) => void;
  /** 0 while it is not to be shown. */
  messageLength: number;
};

/**
 * Everything a visitor can fill in, required fields first. The fields keep their own values: only the service is state.
 */
export function QuoteFields({ locked, service, onServiceChange, messageLength }: QuoteFieldsProps) {
  // Not disabled: that would drop the focus, and the ticks from the draft.
  const textBox = { readOnly: locked };

  return (
    <>
      {/* It explains a star that is for the eye only. */}
      <p aria-hidden="true" className="text-small text-mute sm:col-span-full">
        {quoteWords.requiredNote}
      </p>
      <TextField {...textBox} {...quoteFields.name} name="name" autoComplete="name" required />
      <TextField {...textBox} {...quoteFields.phone} name="phone" type="tel" autoComplete="tel" required />
      <TextField {...textBox} {...quoteFields.email} name="email" type="email" autoComplete="email" required />
      <TextField {...textBox} {...quoteFields.location} name="location" autoComplete="address-level2" required />
      <TextField {...textBox} {...quoteFields.vehicle} name="vehicle" />
      <div inert={locked}>
        <Select
          {...quoteFields.service}
          name="service"
          options={serviceOptions}
          noChoice={noService.value}
          value={service}
          onValueChange={onServiceChange}
        />
      </div>
      <fieldset inert={locked} className="grid gap-x-5 gap-y-3 two-columns-10 sm:col-span-full">
        <legend className="mb-2 text-small font-semibold text-ink">{quoteFields.additionalServices.label}</legend>
        {additionalServices.map(({ key, label }) => (
          <Checkbox key={key} name={key} label={label} />
        ))}
      </fieldset>
      <div className="grid gap-1.5 sm:col-span-full">
        <Field label={quoteFields.message.label}>
          <textarea {...textBox} name="message" rows={4} aria-describedby="message-count" className={fieldClass} />
        </Field>
        <p id="message-count" aria-hidden="true" className="text-small empty:hidden">
          {messageLength > 0 && quoteWords.count(messageLength)}
        </p>
        {/* Not at each key; and rounded up, so that too many never sound allowed. */}
        <p aria-live="polite" className="sr-only">
          {messageLength > 0 && quoteWords.count(Math.ceil(messageLength / 100) * 100)}
        </p>
      </div>
      {/* People never meet this box; whoever fills it is a program. */}
      <div inert aria-hidden="true" className="contents">
        <label className="sr-only">
          {quoteWords.honeypot}
          <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
