/** Neighbourhood names in hairlined columns. */
export function AreaList({ names }: { names: ReadonlyArray<string> }) {
  return (
    <ul className="grid grid-cols-2 gap-x-5 border-t border-line sm:grid-cols-3 sm:gap-x-0">
      {names.map((name) => (
        <li key={name} className="border-b border-line py-3 pr-3 font-semibold text-ink">
          {name}
        </li>
      ))}
    </ul>
  );
}
