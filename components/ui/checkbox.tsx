import { useEffect, useRef } from 'react';

type CheckboxProps = Omit<React.ComponentProps<'input'>, 'className' | 'ref' | 'type'> & {
  label: string;
  /** The third state: neither checked nor unchecked, until the visitor decides. */
  indeterminate?: boolean;
};

/** A native check box in a row large enough for a thumb. */
export function Checkbox({ label, indeterminate = false, ...props }: CheckboxProps) {
  const ref = useRef<HTMLInputElement>(null);
  // HTML has no attribute for the third state.
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate;
  }, [indeterminate]);

  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded border border-line px-3 py-2 text-small text-ink hover:border-field has-checked:border-ink">
      <input {...props} ref={ref} type="checkbox" className="size-5 shrink-0 cursor-pointer accent-accent" />
      {label}
    </label>
  );
}
