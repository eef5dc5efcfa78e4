import { useDeferredValue, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { indexingTool as words } from '@/content/indexing';
import type { IndexingUrl } from '@/content/indexing-urls';
import { IndexingTool } from './indexing-tool';

type IndexingDialogProps = { urls: ReadonlyArray<IndexingUrl>; onClose: () => void };

/** The tool over the whole screen. The browser traps focus inside and closes on Escape. */
export function IndexingDialog({ urls, onClose }: IndexingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  // The dialog opens at once, and its list comes after.
  const listed = useDeferredValue(urls, []);

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onClose={onClose}
      className="on-light size-full max-h-none max-w-none overflow-y-auto overscroll-contain md:scroll-pt-28 bg-paper text-left text-body transition-opacity starting:opacity-0"
    >
      <div className="wrap pb-6 md:pb-10">
        <div className="flex flex-wrap items-center justify-between gap-4 bg-paper py-6 md:sticky md:top-0">
          <h2 id={headingId}>{words.heading}</h2>
          <Button variant="plain" onClick={() => dialog.current?.close()}>
            {words.closeButton}
          </Button>
        </div>
        <p className="mb-4 max-w-[60ch]">{words.lead}</p>
        <IndexingTool urls={listed} />
      </div>
    </dialog>
  );
}
