import clsx from 'clsx';
import { Icon, type IconName } from './icon';

type RoundButtonProps = Omit<React.ComponentProps<'button'>, 'children'> & {
  icon: IconName;
  /** What the button does, for screen readers and as a tooltip. */
  label: string;
};

/** A round icon button that takes its colour from the text around it. */
export function RoundButton({ icon, label, className, ...props }: RoundButtonProps) {
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      title={label}
      className={clsx(
        'no-print grid size-[min(3rem,15vw)] shrink-0 cursor-pointer place-items-center rounded-full border border-field transition-[border-color] hover:border-current',
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
