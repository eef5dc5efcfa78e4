import clsx from 'clsx';

type DotsProps = { count: number; current: number; className?: string; onSelect: (index: number) => void };

/** One slanted bar per slide, the current one thicker and in the accent colour; each is as wide as a thumb needs. */
export function Dots({ count, current, className, onSelect }: DotsProps) {
  return (
    <div className={clsx('no-print flex flex-wrap justify-center px-2', className)}>
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its index.
          key={index}
          type="button"
          aria-label={`Go to slide ${index + 1} of ${count}`}
          aria-current={index === current || undefined}
          onClick={() => onSelect(index)}
          className={clsx(
            'grid h-11 max-w-11 flex-[1_0_24px] cursor-pointer place-items-center focus-visible:-outline-offset-8 before:w-[calc(100%-0.75rem)] before:slant before:transition-[background-color]',
            index === current
              ? 'before:h-2 before:bg-accent forced-colors:before:bg-[Highlight]'
              : // Opaque: a browser's forced dark theme would turn a translucent white into black.
                'before:h-1 before:bg-field hover:before:bg-body-on-dark forced-colors:before:bg-[ButtonText]',
          )}
        />
      ))}
    </div>
  );
}
