import { useEffect, useRef } from 'react';
import { Tag } from './tag';

/** A slide's own picture again, with larger `sizes`: the browser then fetches a wider file of the same set. */
export function LargePicture({ original }: { original: HTMLPictureElement }) {
  const frame = useRef<HTMLDivElement>(null);
  const image = original.querySelector('img');
  const ratio = image ? fileSize(image, 'width') / fileSize(image, 'height') : 1;
  const tag = original.parentElement?.querySelector('[data-tag]')?.textContent;

  // After the dialog has opened, when the frame has its size.
  useEffect(() => {
    frame.current?.replaceChildren(enlarge(original, frame.current.parentElement?.clientWidth ?? 0));
  }, [original]);

  return (
    <div className="grid place-items-center [container-type:size] first:not-last:items-end last:not-first:items-start beside:items-center!">
      <div
        className="relative rounded"
        style={{
          width: `min(100cqw, ${100 * ratio}cqh)`,
          aspectRatio: ratio,
          // The file that the slide shows already, until the wider one has come.
          background: image?.currentSrc && `url("${image.currentSrc}") 0 / cover`,
        }}
      >
        <div ref={frame} className="contents" />
        {tag && <Tag className="left-3">{tag}</Tag>}
      </div>
    </div>
  );
}

/** The file's own size, from the attribute: on the page a slide may show only a part of it. */
function fileSize(image: HTMLImageElement, side: 'width' | 'height') {
  return Number(image.getAttribute(side)) || 1;
}

function enlarge(original: HTMLPictureElement, widthPx: number) {
  const picture = document.importNode(original, true);
  for (const part of picture.querySelectorAll<HTMLImageElement | HTMLSourceElement>('source, img')) {
    part.sizes = `${widthPx}px`;
  }
  for (const image of picture.querySelectorAll('img')) {
    image.className = 'h-full w-full rounded';
    image.loading = 'eager';
  }
  return picture;
}
