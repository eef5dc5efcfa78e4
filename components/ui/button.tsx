import clsx from 'clsx';

const variants = {
  solid: 'bg-accent text-white hover:bg-accent-hover',
  white: 'bg-white text-accent-on-light hover:bg-mist',
  outline: 'text-white hairline-[#ffffff59] hover:hairline-white',
  plain: 'bg-white text-ink hairline-field hover:hairline-ink',
};

const sizes = {
  small: 'min-h-11 px-4 py-2 text-small',
  normal: 'min-h-13 px-5.5 py-2',
};

type ButtonStyle = { variant?: keyof typeof variants; size?: keyof typeof sizes };

function buttonClass({ variant = 'solid', size = 'normal' }: ButtonStyle, className?: string) {
  return clsx('button-base sheen', variants[variant], sizes[size], className);
}

/** A link that looks like a button: calls, and jumps to the quote form. */
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
