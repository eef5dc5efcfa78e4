import clsx from 'clsx';

/** 'Before' or 'After' in a lower corner of the picture beside it. */
export function Tag({ className, children }: { className: string; children: React.ReactNode }) {
  return (
    <span
      data-tag
      className={clsx(
        'absolute bottom-3 rounded bg-ink/80 px-2 py-1.5 text-label leading-none font-semibold text-white',
        className,
      )}
    >
      {children}
    </span>
  );
}
