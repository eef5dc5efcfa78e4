'use client';

import clsx from 'clsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { settledWithin } from '@/components/ui/settled-within';
import { whenNear } from '@/components/ui/when-near';
import { toolPath, indexingWords as words } from '@/content/indexing';
import type { IndexingUrl } from '@/content/indexing-urls';
import type { IndexingDialog } from './indexing-dialog';

type IndexingToolButtonProps = { variant: 'hidden' | 'visible'; urls: ReadonlyArray<IndexingUrl> };

/**
 * Opens the indexing tool over the page. The tool is fetched when the visible button is on the screen, or at the first
 * press. If it cannot be fetched, or not soon, the button leads to the tool's own page; without scripts there is no
 * button.
 */
export function IndexingToolButton({ variant, urls }: IndexingToolButtonProps) {
  const [Dialog, setDialog] = useState<typeof IndexingDialog>();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const fetchDialog = useCallback(async () => {
    const tool = await import('./indexing-dialog').catch(() => undefined);
    setDialog(() => tool?.IndexingDialog);
    return tool !== undefined;
  }, []);

  useEffect(() => {
    // The hidden button is on every visitor's screen, but only the owner uses it.
    if (variant === 'hidden' || !button.current) return;
    return whenNear(button.current, '0px', fetchDialog);
  }, [variant, fetchDialog]);

  async function show() {
    if (Dialog || (await settledWithin(patienceMs, fetchDialog()))) setOpen(true);
    else location.assign(toolPath);
  }

  function close() {
    setOpen(false);
    // Safari does not focus a clicked button, so the dialog would have nothing to return the focus to.
    button.current?.focus();
  }

  return (
    <div data-island="indexing-tool" data-island-waits="" className="no-print">
      <div className={clsx('scripts-only', boxClasses[variant])}>
        {variant === 'visible' ? (
          <div className="wrap pt-8">
            <Button ref={button} variant="quiet" size="small" aria-haspopup="dialog" onClick={show}>
              {words.openButton}
            </Button>
          </div>
        ) : (
          <button
            ref={button}
            type="button"
            aria-haspopup="dialog"
            aria-label={words.hiddenButton}
            onClick={show}
            className={hiddenClass}
          >
            <Icon name="expand" size={16} />
          </button>
        )}
      </div>
      {Dialog && <Dialog urls={urls} open={open} onClose={close} />}
    </div>
  );
}

/** How long a press waits for the tool. */
const patienceMs = 3_000;

// The visible button is on the footer's background, over the footer's top line.
const boxClasses = { hidden: 'on-dark relative h-0', visible: 'on-dark relative -mb-px bg-ink' };

// In the window's bottom left corner where the page has a margin there, under the gallery, whose pictures reach into it;
// on narrower screens in the corner of the section before it, over that section's own padding. Either way it covers
// nothing a visitor would want to touch.
const hiddenClass =
  'absolute bottom-0 left-0 grid size-11 cursor-pointer place-items-center text-mute-on-dark opacity-10 hover:opacity-100 focus-visible:bg-ink focus-visible:text-white focus-visible:opacity-100 focus-visible:-outline-offset-3 lg:fixed';
