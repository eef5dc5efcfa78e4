'use client';

import { useEffect, useRef } from 'react';
import { RoundButton } from '@/components/ui/round-button';
import { wrapIndex } from './position';
import { captionOf } from './slides';

type LightboxProps = {
  label: string;
  slides: ReadonlyArray<HTMLElement>;
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
};

/** One slide's picture as large as the screen allows, in a native dialog; a before and after stand side by side. */
export function Lightbox({ label, slides, index, onIndex, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const slide = slides[index];
  const step = (by: number) => onIndex(wrapIndex(index + by, slides.length));

  // The dialog gives the focus back to where it was when it opened.
  useEffect(() => dialog.current?.showModal(), []);

  // The slide's own picture once more, told to be larger: the browser then fetches a wider file of the same set.
  useEffect(() => {
    if (!slide || !stage.current) return;
    stage.current.replaceChildren(...largePictures(slide, stage.current));
  }, [slide]);

  function stepByKey(event: React.KeyboardEvent) {
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  }

  return (
    <dialog
      ref={dialog}
      aria-label={`${label}: large picture`}
      onClose={onClose}
      onKeyDown={stepByKey}
      onClick={(event) => event.target === stage.current && dialog.current?.close()}
      className="on-dark fixed inset-0 m-0 hidden h-dvh max-h-none w-dvw max-w-none grid-rows-[auto_minmax(0,1fr)_auto] gap-4 overscroll-contain bg-night p-4 transition-opacity open:grid starting:open:opacity-0 md:p-6"
    >
      <RoundButton icon="close" label="Close" onClick={() => dialog.current?.close()} className="ml-auto text-white" />
      <div
        ref={stage}
        className="grid min-h-0 auto-rows-fr place-items-center gap-4 md:auto-cols-fr md:grid-flow-col md:grid-rows-1 [&_img]:h-full [&_img]:w-full [&_img]:object-contain [&>picture]:contents"
      />
      <div className="mx-auto flex w-full max-w-2xl items-center justify-between gap-4 text-white">
        <RoundButton icon="arrow-left" label="Previous picture" onClick={() => step(-1)} />
        <p aria-live="polite" className="text-center">
          {slide && captionOf(slide)}
          <span className="block text-small text-mute-on-dark">
            {index + 1} of {slides.length}
          </span>
        </p>
        <RoundButton icon="arrow-right" label="Next picture" onClick={() => step(1)} />
      </div>
    </dialog>
  );
}

function largePictures(slide: HTMLElement, stage: HTMLElement) {
  const originals = [...slide.querySelectorAll('picture')];
  return originals.map((original) => {
    const picture = document.importNode(original, true);
    for (const part of picture.querySelectorAll<HTMLImageElement | HTMLSourceElement>('img, source')) {
      part.sizes = `${stage.clientWidth}px`;
    }
    const image = picture.querySelector('img');
    if (image) {
      image.className = '';
      image.loading = 'eager';
    }
    return picture;
  });
}
