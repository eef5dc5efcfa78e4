import { useDeferredValue, useId, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { Button } from '@/components/ui/button';
import { ignoreDoublePress } from '@/components/ui/ignore-double-press';
import { indexingWords as words } from '@/content/indexing';
import type { IndexingUrl } from '@/content/indexing-urls';
import { IndexingTool } from './indexing-tool';

type IndexingDialogProps = { urls: ReadonlyArray<IndexingUrl>; open: boolean; onClose: () => void };

/** The tool over the whole screen. The browser traps focus inside and closes on Escape. */
export function IndexingDialog({ urls, open, onClose }: IndexingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  // The dialog opens at once; its content is rendered afterwards.
  const isFilled = useDeferredValue(open, false);

  useLayoutEffect(() => {
    if (!open || !dialog.current) return;
    const cancel = openModal(dialog.current);
    ignoreDoublePress();
    return () => {
      cancel();
      ignoreDoublePress();
    };
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onClose={onClose}
      className="on-light fixed inset-0 z-50 focus-visible:-outline-offset-3 size-full max-h-none max-w-none overflow-y-auto overscroll-contain scroll-pt-24 bg-paper text-body transition-opacity starting:opacity-0"
    >
      <div className="wrap pb-6 md:pb-10">
        <div className="sticky top-0 z-1 flex justify-end bg-paper py-4">
          <Button variant="plain" onClick={() => dialog.current?.close()}>
            {words.closeButton}
          </Button>
        </div>
        <h2 id={headingId} className="mb-4">
          {words.heading}
        </h2>
        <p className="mb-4 max-w-measure">{words.lead}</p>
        {isFilled && <IndexingTool urls={urls} />}
      </div>
    </dialog>
  );
}

/**
 * Shows the dialog first and makes it modal once it is painted: on a slow phone, making the whole page behind it inert
 * takes longer than painting the dialog. Returns a function that cancels the second step.
 */
function openModal(dialog: HTMLDialogElement) {
  // Not show(), which moves the focus and so has the whole page laid out before it is painted.
  dialog.open = true;
  let isCancelled = false;
  afterPaint().then(() => {
    if (isCancelled || !dialog.open) return;
    // Not close(), which would fire the close event. An open dialog cannot become modal.
    dialog.removeAttribute('open');
    dialog.showModal();
  });
  return () => {
    isCancelled = true;
  };
}
