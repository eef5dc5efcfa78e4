'use client';

import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';

type BeforeAfterProps = {
  /** What the divider compares, for screen readers. */
  label: string;
  /** The picture before the work and the one after it, in this order, each in an element of its own. */
  children: React.ReactNode;
};

/**
 * Two pictures of one place with a divider to drag between them: a native range input, so keys, screen readers and
 * fingers work. Only its thumb takes the pointer, to be dragged or pressed; the rest of the picture stays a link that
 * can be dragged and clicked.
 */
export function BeforeAfter({ label, children }: BeforeAfterProps) {
  const range = useRef<HTMLInputElement>(null);
  const press = useRef<{ x: number; percent: number }>(undefined);

  // The divider may have been moved before hydration.
  useEffect(() => showSplit(range.current), []);

  function startPress({ currentTarget: input, button, isPrimary, clientX }: React.PointerEvent<HTMLInputElement>) {
    press.current = button === 0 && isPrimary ? { x: clientX, percent: input.valueAsNumber } : undefined;
  }

  /** What was dragged stays a drag, even if it comes back to where it began. */
  function dropPress({ clientX }: React.PointerEvent) {
    if (press.current && Math.abs(clientX - press.current.x) > maxPressPx) press.current = undefined;
  }

  /** For those who cannot drag: a press shows one picture, the next the other. WCAG 2.2, 2.5.7 */
  function endPress(event: React.PointerEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    dropPress(event);
    const start = press.current;
    press.current = undefined;
    if (!start) return;
    // Firefox sets the value from the pointer once more, at the mouseup that comes next.
    setTimeout(() => {
      input.value = nextStop(start.percent);
      showSplit(input);
    });
  }

  return (
    <div className={clsx('relative', dividerClass)}>
      {children}
      <input
        ref={range}
        type="range"
        aria-label={label}
        defaultValue={50}
        aria-valuetext={valueText('50')}
        onInput={(event) => showSplit(event.currentTarget)}
        onPointerDown={startPress}
        onPointerMove={dropPress}
        onPointerUp={endPress}
        className="peer wide-thumb pointer-events-none absolute inset-0 z-1 size-full [touch-action:pan-y_pinch-zoom] appearance-none bg-transparent -outline-offset-3 forced-color-adjust-none scripts-only"
      />
      {/* Filled while it has the focus: the link around the picture draws the same ring. */}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-(--divider) z-1 w-0.5 [translate:-50%] bg-white peer-focus-visible:*:bg-white peer-focus-visible:*:text-ink"
      >
        <span className="absolute top-1/2 left-1/2 flex size-10 [translate:-50%_-50%] items-center justify-center rounded-full border-2 border-white bg-ink/80 text-white scripts-only">
          <Icon name="chevron-down" size={16} className="rotate-90" />
          <Icon name="chevron-down" size={16} className="-rotate-90" />
        </span>
      </span>
    </div>
  );
}

/** How far a finger may move without dragging. */
const maxPressPx = 8;

/** The next of three stops: the middle, the whole of one picture, the whole of the other. */
function nextStop(percent: number) {
  if (percent < 50) return '50';
  return percent < 100 ? '100' : '0';
}

function showSplit(range: HTMLInputElement | null) {
  if (!range) return;
  range.parentElement?.style.setProperty('--split', `${range.valueAsNumber / 100}`);
  range.setAttribute('aria-valuetext', valueText(range.value));
}

function valueText(percent: string) {
  return `${percent}% before`;
}

/** The divider's position: the thumb is 2.75rem wide, so its middle stays at least half of that from either edge. */
const dividerClass = '[--divider:calc(1.375rem+(100%-2.75rem)*var(--split,0.5))]';
