import { useId, useLayoutEffect, useRef } from 'react';
import { arrowStep } from '@/components/ui/arrow-step';
import { ignoreDoublePress } from '@/components/ui/ignore-double-press';
import { isZoomedIn } from '@/components/ui/is-zoomed-in';
import { RoundButton } from '@/components/ui/round-button';
import { wrapAround } from '@/components/ui/wrap-around';
import { LargePicture } from './large-picture';
import { captionOf } from './slides';

type LightboxProps = {
  label: string;
  slides: ReadonlyArray<HTMLElement>;
  index: number;
  onSelect: (index: number) => void;
  onClose: () => void;
};

const minSwipePx = 40;

/**
 * One slide's picture as large as the screen allows, in a native dialog; before and after side by side in landscape.
 */
export function Lightbox({ label, slides, index, onSelect, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const captionId = useId();
  const slide = slides[index];
  const pictures = slide ? [...slide.querySelectorAll('picture')] : [];
  const step = (by: number) => onSelect(wrapAround(index + by, slides.length));

  // The dialog itself restores the focus when it closes.
  useLayoutEffect(() => {
    // For Firefox before 121, which does not know the stylesheet's :has().
    const page = document.documentElement.style;
    page.overflow = 'hidden';
    dialog.current?.showModal();
    ignoreDoublePress();
    return () => {
      page.overflow = '';
      ignoreDoublePress();
    };
  }, []);

  function stepByKey(event: React.KeyboardEvent) {
    const by = arrowStep(event);
    if (!by || isZoomedIn()) return;
    event.preventDefault();
    step(by);
  }

  // A swipe is of one finger: two zoom, and in a zoomed picture one moves it about.
  const swipeStart = useRef<{ x: number; y: number }>(undefined);
  function startSwipe({ touches }: React.TouchEvent) {
    const touch = touches.length === 1 && !isZoomedIn() ? touches[0] : undefined;
    swipeStart.current = touch && { x: touch.clientX, y: touch.clientY };
  }
  function endSwipe({ changedTouches }: React.TouchEvent) {
    const start = swipeStart.current;
    const touch = changedTouches[0];
    swipeStart.current = undefined;
    if (!start || !touch) return;
    const [x, y] = [touch.clientX - start.x, touch.clientY - start.y];
    if (Math.abs(x) > Math.max(minSwipePx, Math.abs(y))) step(x < 0 ? 1 : -1);
  }

  // A press that began on a button or the picture and ends beside it has been called off.
  const pressedBeside = useRef(false);
  function closeBeside(event: React.MouseEvent) {
    if (pressedBeside.current && isBeside(event.target)) dialog.current?.close();
  }

  return (
    <dialog
      ref={dialog}
      aria-label={`${label}: large picture`}
      aria-describedby={captionId}
      onClose={onClose}
      onKeyDown={stepByKey}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event.target);
      }}
      onClick={closeBeside}
      onTouchStart={startSwipe}
      onTouchEnd={endSwipe}
      onTouchCancel={() => {
        swipeStart.current = undefined;
      }}
      className="on-dark fixed inset-0 focus-visible:-outline-offset-3 hidden size-full max-h-none max-w-none grid-rows-[auto_minmax(7rem,1fr)_auto] gap-4 bg-night p-4 flat:gap-2 flat:p-2 transition-opacity open:grid grid-cols-1 starting:open:opacity-0 md:p-6"
    >
      <RoundButton icon="close" label="Close" onClick={() => dialog.current?.close()} className="ml-auto text-white" />
      <div className="grid min-h-0 auto-rows-fr gap-4 landscape:auto-cols-fr landscape:grid-flow-col">
        {pictures.map((picture) => (
          <LargePicture key={picture.querySelector('img')?.src} original={picture} isHalf={pictures.length > 1} />
        ))}
      </div>
      <div className="mx-auto flex items-center justify-center gap-4 text-white max-sm:w-full max-sm:justify-between sm:gap-8">
        {slides.length > 1 && <RoundButton icon="arrow-left" label="Previous picture" onClick={() => step(-1)} />}
        <p id={captionId} aria-live="polite" className="min-w-0 text-center max-sm:grow sm:min-w-60">
          {/* One text in each: of several, React loses the one that a translator has replaced. */}
          {slide && <span>{`${captionOf(slide)} `}</span>}
          <span className="block text-small text-mute-on-dark">{`${index + 1} of ${slides.length}`}</span>
        </p>
        {slides.length > 1 && <RoundButton icon="arrow-right" label="Next picture" onClick={() => step(1)} />}
      </div>
    </dialog>
  );
}

function isBeside(target: EventTarget) {
  return target instanceof Element && !target.closest('button, img, p, [data-tag]');
}
