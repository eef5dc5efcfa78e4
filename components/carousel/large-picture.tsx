import { useEffect, useRef } from 'react';
import { Tag } from './tag';

type LargePictureProps = {
  original: HTMLPictureElement;
  /** True for one of two, which share the screen. */
  isHalf: boolean;
};

/** A slide's own picture again, with larger `sizes`: the browser then fetches a wider file of the same set. */
export function LargePicture({ original, isHalf }: LargePictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const image = original.querySelector('img');
  const ratio = image ? fileSize(image, 'width') / fileSize(image, 'height') : 1;
  const tag = original.parentElement?.querySelector('[data-tag]')?.textContent;

  // At most as wide, in whatever direction the screen is turned: two are beside each other or one below the other.
  const sizes = isHalf ? `min(100vw, max(50vw, ${50 * ratio}vh))` : `min(100vw, ${100 * ratio}vh)`;

  useEffect(() => {
    frame.current?.replaceChildren(enlarge(original, sizes));
  }, [original, sizes]);

  return (
    <div className="grid place-items-center [container-type:size] first:not-last:items-end last:not-first:items-start landscape:items-center! landscape:first:not-last:justify-items-end landscape:last:not-first:justify-items-start">
      <div
        className="relative rounded"
        style={{
          width: `min(100cqw, ${100 * ratio}cqh)`,
          aspectRatio: ratio,
          // The file that the slide shows already, until the wider one has come.
          background: image?.currentSrc && `url("${image.currentSrc}") 0 / cover`,
        }}
      >
        {/* Before its picture, which is described next. */}
        {tag && <Tag className="left-3">{tag}</Tag>}
        <div ref={frame} className="contents" />
      </div>
    </div>
  );
}

/** The file's own size, from the attribute: on the page a slide may show only a part of it. */
function fileSize(image: HTMLImageElement, side: 'width' | 'height') {
  return Number(image.getAttribute(side)) || 1;
}

function enlarge(original: HTMLPictureElement, sizes: string) {
  const picture = document.importNode(original, true);
  for (const part of picture.querySelectorAll<HTMLImageElement | HTMLSourceElement>('source, img')) {
    part.sizes = sizes;
  }
  for (const image of picture.querySelectorAll('img')) {
    image.className = 'size-full rounded';
    image.loading = 'eager';
    const shown = original.querySelector('img')?.currentSrc;
    // The wider file may be lost on a weak signal; the one that the slide shows is there.
    const fallBack = () => {
      for (const source of picture.querySelectorAll('source')) source.remove();
      image.removeAttribute('srcset');
      if (shown) image.src = shown;
    };
    image.addEventListener('error', fallBack, { once: true });
  }
  return picture;
}
