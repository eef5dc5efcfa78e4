'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { arrowStep } from '@/components/ui/arrow-step';
import { isZoomedIn } from '@/components/ui/is-zoomed-in';
import { RoundButton } from '@/components/ui/round-button';
import { rememberStopped, wasStopped } from './stopped';
import { startTicker, type TickerMotion } from './ticker-motion';

type TickerProps = {
  /** Names the ticker for screen readers. */
  label: string;
  heading: React.ReactNode;
  /** The cards, each an `<li>`. */
  children: React.ReactNode;
};

/**
 * A row of cards that drifts by and can be stopped, dragged and stepped through. Until it hydrates, and for visitors
 * who asked for less motion, it is a list that scrolls by hand.
 */
export function Ticker({ label, heading, children }: TickerProps) {
  const view = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const motion = useRef<TickerMotion>(null);
  const [copies, setCopies] = useState(0);
  const [stopped, setStopped] = useState(false);
  const drifts = copies > 0;

  useEffect(() => {
    if (!view.current || !track.current || !list.current) return;
    const started = startTicker({
      view: view.current,
      track: track.current,
      list: list.current,
      onCopies: setCopies,
    });
    motion.current = started;
    const restoreChoice = () => {
      const choice = wasStopped();
      if (choice === undefined) return;
      started.setHold('button', choice);
      setStopped(choice);
    };
    restoreChoice();
    // The mouse or the focus may have been here before.
    started.setHold('hover', matchMedia('(hover: hover)').matches && view.current.matches(':hover'));
    started.setHold('focus', view.current.matches(':focus-visible'));
    // The choice may have been made on another page before this one came back from the back-forward cache.
    addEventListener('pageshow', restoreChoice);
    return () => {
      removeEventListener('pageshow', restoreChoice);
      started.stop();
    };
  }, []);

  function toggle() {
    // Not from the state: two presses that the loader replays come before the next render.
    const stop = !motion.current?.isHeld('button');
    motion.current?.setHold('button', stop);
    rememberStopped(stop);
    setStopped(stop);
  }

  function step(by: 1 | -1) {
    // In the view, not in the list: after a single card comes its copy.
    const [card, next] = view.current?.querySelectorAll('li') ?? [];
    if (!card || !next) return;
    motion.current?.push(by * (next.getBoundingClientRect().left - card.getBoundingClientRect().left));
  }

  function stepByKey(event: React.KeyboardEvent) {
    const by = arrowStep(event);
    if (!drifts || !by || isZoomedIn()) return;
    event.preventDefault();
    step(by);
  }

  // A mouse selects text in the cards; fingers and pens drag the ticker. A second finger zooms: it neither drags nor
  // lets go.
  function grab(event: React.PointerEvent) {
    if (!drifts || isZoomedIn() || !event.isPrimary || event.pointerType === 'mouse') return;
    event.currentTarget.setPointerCapture(event.pointerId);
    motion.current?.grab({ x: event.clientX, time: event.timeStamp });
  }

  function drag(event: React.PointerEvent) {
    if (event.isPrimary) motion.current?.drag({ x: event.clientX, time: event.timeStamp });
  }

  function letGo(event: React.PointerEvent) {
    if (event.isPrimary) motion.current?.letGo(event.timeStamp);
  }

  return (
    <div data-island="ticker">
      <div className="wrap mb-10 flex flex-wrap items-center justify-between gap-8">
        <div className="grow basis-48">{heading}</div>
        <RoundButton
          icon={stopped ? 'play' : 'pause'}
          label={stopped ? 'Play the reviews' : 'Pause the reviews'}
          onClick={toggle}
          className="text-ink standing-still:hidden scripts-only"
        />
      </div>
      <section
        ref={view}
        // A page that is translated may turn to be read from the right; what moves here counts from the left.
        dir="ltr"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, so the keyboard must reach it.
        tabIndex={0}
        // Room for the focus ring around the cards, and for their hairlines when their layer falls between two pixels.
        className={clsx(
          '-my-2 py-2 focus-visible:-outline-offset-3',
          // Where nothing drifts, the first card starts at the page's margin.
          'standing-still:pl-(--spacing-wrap-start)',
          drifts ? 'overflow-clip' : 'overflow-x-auto motion-safe:no-scroll-bar',
          'print:overflow-visible',
        )}
        onKeyDown={stepByKey}
        onPointerEnter={(event) => event.pointerType === 'mouse' && motion.current?.setHold('hover', true)}
        onPointerLeave={() => motion.current?.setHold('hover', false)}
        onFocus={(event) => motion.current?.setHold('focus', event.currentTarget.matches(':focus-visible'))}
        onBlur={() => motion.current?.setHold('focus', false)}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={(event) => event.isPrimary && motion.current?.release()}
      >
        <div
          ref={track}
          className={clsx('flex w-max print:w-auto print:[transform:none]!', drifts && 'will-change-transform')}
        >
          <ul ref={list} className={listClass}>
            {children}
          </ul>
          {Array.from({ length: copies }, (_, copy) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the copies are all alike.
            <ul key={copy} aria-hidden="true" inert className={clsx(listClass, 'no-print')}>
              {children}
            </ul>
          ))}
        </div>
      </section>
      {stopped && drifts && (
        // In the room below, so that nothing moves when a choice of an earlier page is remembered.
        <div className="wrap flex h-0 justify-end gap-2.5 text-ink">
          <RoundButton icon="arrow-left" label="Previous review" onClick={() => step(-1)} className="mt-4" />
          <RoundButton icon="arrow-right" label="Next review" onClick={() => step(1)} className="mt-4" />
        </div>
      )}
    </div>
  );
}

// On paper the cards wrap instead of drifting.
const listClass =
  'flex shrink-0 gap-5 pl-5 standing-still:pl-0 print:shrink print:flex-wrap print:px-(--spacing-gutter) print:*:w-[calc(50%-0.625rem)]';
