import { findPicture, placeholderColumns, placeholderRows } from './picture-manifest';

/**
 * A blur of a picture's colours, behind it until it has come. The box around both has to be `relative isolate
 * overflow-hidden`. Drawn, since the page's policy (tools/export/page-rules.ts) allows no picture inside the page.
 * @throws when the picture has not been encoded.
 */
export function PicturePlaceholder({ name }: { name: string }) {
  const { placeholder } = findPicture(name);
  return (
    <svg
      data-static=""
      data-placeholder=""
      aria-hidden="true"
      viewBox={`0 0 ${placeholderColumns} ${placeholderRows}`}
      preserveAspectRatio="none"
      className="absolute inset-0 -z-1 size-full [filter:blur(28px)] [scale:1.15]"
    >
      {placeholder.map((colour, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a colour is its place.
          key={index}
          stroke={colour}
          d={`M${index % placeholderColumns} ${Math.floor(index / placeholderColumns)}.5h1`}
        />
      ))}
    </svg>
  );
}
