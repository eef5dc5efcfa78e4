import clsx from 'clsx';

type FieldProps = { label: string; required?: boolean; children: React.ReactNode };

/** A label over the control inside it. */
export function Field({ label, required, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children.
    <label className="grid content-start gap-1.5">
      <LabelText required={required}>{label}</LabelText>
      {children}
    </label>
  );
}

/** The words over a control, with a star where it is required. */
export function LabelText({ required, children }: { required?: boolean; children: React.ReactNode }) {
  return <span className={clsx('text-small font-semibold text-ink', required && 'required-star')}>{children}</span>;
}

type TextFieldProps = Omit<React.ComponentProps<'input'>, 'className'> & { label: string };

/** A text box of one line. Uncontrolled, so that it keeps what was typed before hydration. */
export function TextField({ label, type = 'text', ...props }: TextFieldProps) {
  return (
    <Field label={label} required={props.required}>
      <input {...props} type={type} className={fieldClass} />
    </Field>
  );
}

/** The look of every box that takes text or a choice. */
export const fieldClass =
  'min-h-13 w-full scroll-mt-12 rounded border border-field bg-white px-3.5 py-3 text-base/snug text-ink placeholder:text-mute hover:not-user-invalid:border-ink user-invalid:border-danger user-invalid:hairline-danger forced-colors:user-invalid:border-dashed focus-visible:-outline-offset-1';
