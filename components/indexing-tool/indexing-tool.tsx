'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { NoBreak } from '@/components/ui/no-break';
import { showToast } from '@/components/ui/toast';
import { useCopied } from '@/components/ui/use-copied';
import { indexingToasts, indexingWords as words } from '@/content/indexing';
import type { IndexingUrl } from '@/content/indexing-urls';
import { UrlRow } from './url-row';
import { useRequestLog } from './use-request-log';

/** The owner's list of addresses: copy one or all, open the inspector, tick those for which indexing was requested. */
export function IndexingTool({ urls }: { urls: ReadonlyArray<IndexingUrl> }) {
  const [showsAll, setShowsAll] = useState(false);
  const { copiedText, copy } = useCopied();
  const list = useRef<HTMLUListElement>(null);
  const allPages = useRef<HTMLInputElement>(null);
  const log = useRequestLog();
  const shown = urls.filter(({ onShortList }) => onShortList || showsAll).map(({ url }) => url);

  // The switch may have been turned before hydration.
  useEffect(() => setShowsAll(Boolean(allPages.current?.checked)), []);

  async function copyOne(url: string, element: HTMLElement | null) {
    if (await copy(url)) {
      showToast(indexingToasts.copied);
    } else {
      selectText(element);
      showToast(indexingToasts.copyFailed);
    }
  }

  async function copyAll() {
    if (await copy(shown.join('\n'))) {
      showToast(indexingToasts.allCopied);
    } else {
      selectText(list.current);
      showToast(indexingToasts.copyAllFailed);
    }
  }

  return (
    <div data-island="indexing-tool">
      <ul className="list-disc pl-5">
        {words.warnings.map((warning) => (
          <li key={warning}>
            <NoBreak text={warning} />
          </li>
        ))}
      </ul>
      <div className="mt-8 flex min-h-11 flex-wrap items-center gap-x-6 gap-y-3 text-small scripts-only">
        <Button size="small" onClick={copyAll}>
          <Icon name="copy" size={18} />
          {words.copyAllButton}
        </Button>
        <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold text-ink">
          <input
            ref={allPages}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox's own state is the switch's state.
            role="switch"
            className="size-5 accent-accent"
            checked={showsAll}
            onChange={(event) => setShowsAll(event.target.checked)}
          />
          {words.allPagesSwitch}
        </label>
        {log && (
          <div className={clsx('flex flex-wrap items-center gap-x-4 gap-y-3', !log.isReady && 'invisible')}>
            <p role="status">{words.requestsToday(log.countToday)}</p>
            <Button variant="plain" size="small" onClick={log.reset}>
              {words.resetButton}
            </Button>
          </div>
        )}
      </div>
      <section aria-label={words.listLabel} className="mt-6">
        <ul ref={list} className="ruled-list">
          {shown.map((url) => (
            <UrlRow
              key={url}
              url={url}
              isCopied={url === copiedText}
              onCopy={(element) => copyOne(url, element)}
              request={
                log && {
                  isReady: log.isReady,
                  date: log.dates[url],
                  record: () => log.record(url),
                  forget: () => log.forget(url),
                }
              }
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Selects an element's text, so that the keyboard's or the phone's own copy command works on it. */
function selectText(element: HTMLElement | null) {
  if (element) getSelection()?.selectAllChildren(element);
}
