import clsx from 'clsx';

/** Neighbourhood names in as many ruled columns as leave no gap in the last row. */
export function AreaList({ names }: { names: ReadonlyArray<string> }) {
  const inThrees = names.length % 3 === 0;
  return (
    <ul
      className={clsx(
        'hairline-list grid two-columns-8 gap-x-3 border-line',
        inThrees ? 'sm:grid-cols-3 sm:gap-x-0' : 'sm:gap-x-10',
      )}
    >
      {names.map((name) => (
        <li key={name} className={clsx('py-3 font-semibold text-ink sm:pr-3', !inThrees && 'last:odd:col-span-full')}>
          {name}
        </li>
      ))}
    </ul>
  );
}
