import clsx from 'clsx';

type ButtonStyle = { variant?: keyof typeof variantClasses; size?: keyof typeof sizeClasses };

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...props }: React.ComponentProps<'a'> & ButtonStyle) {
  return <a {...props} className={buttonClass({ variant, size }, className)} />;
}

/** A button that does not submit a form unless `type="submit"` is given. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: React.ComponentProps<'button'> & ButtonStyle) {
  return <button {...props} type={type} className={buttonClass({ variant, size }, className)} />;
}

function buttonClass({ variant = 'solid', size = 'normal' }: ButtonStyle, className?: string) {
  return clsx('button-base sheen', variantClasses[variant], sizeClasses[size], className);
}

const variantClasses = {
  solid: 'bg-accent text-white hover:bg-accent-hover',
  white: 'bg-white text-accent-on-light hover:bg-mist',
  outline: 'text-white hairline-line-on-picture hover:hairline-white',
  quiet: 'text-mute-on-dark hairline-line-on-picture hover:hairline-white',
  plain: 'bg-white text-ink hairline-field hover:hairline-ink',
  done: 'bg-ink text-white',
};

const sizeClasses = {
  small: 'min-h-11 px-4 py-2 text-small',
  normal: 'min-h-13 px-5.5 py-2',
};
