import clsx from 'clsx';
import { useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { indexingWords as words } from '@/content/indexing';

type UrlRowProps = {
  url: string;
  isCopied: boolean;
  /** Gets the element that shows the address, to select it where the clipboard is refused. */
  onCopy: (element: HTMLElement | null) => void;
  /** Undefined where storage is blocked. Until it is ready, only its space is reserved. */
  request?: { isReady: boolean; date: string | undefined; record: () => void; forget: () => void };
};

/**
 * One address, which stands here only once: a selection of the whole list copies addresses. Names of controls hold it.
 */
export function UrlRow({ url, isCopied, onCopy, request }: UrlRowProps) {
  const address = useRef<HTMLElement>(null);
  const copyLabel = isCopied ? words.copiedButton : words.copyButton;
  const requested = request?.date ? words.requestedOn(readableDate(request.date)) : words.requestedTick;
  const { protocol, host, pathname } = new URL(url);

  function handleInspect() {
    onCopy(address.current);
    request?.record();
  }

  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <code
          ref={address}
          className="min-w-0 flex-1 basis-full lg:basis-56 font-semibold wrap-anywhere text-note text-ink"
        >
          {`${protocol}//`}
          <wbr />
          {host}
          <span className="inline-block">{pathname}</span>
        </code>
        {request && (
          <label
            className={clsx(
              'flex min-h-11 w-52 lg:w-60 cursor-pointer items-center gap-3 text-small select-none',
              !request.isReady && 'invisible noscript:hidden',
            )}
          >
            <input
              type="checkbox"
              aria-label={`${requested} ${url}`}
              className="size-5 shrink-0 accent-accent"
              checked={request.date !== undefined}
              onChange={(event) => (event.target.checked ? request.record() : request.forget())}
            />
            <span>{requested}</span>
          </label>
        )}
        <div className="flex flex-wrap gap-2 select-none sm:max-lg:ml-auto">
          <Button
            variant={isCopied ? 'done' : 'plain'}
            size="small"
            className="w-34 scripts-only"
            aria-label={`${copyLabel} ${url}`}
            onClick={() => onCopy(address.current)}
          >
            <Icon name={isCopied ? 'check' : 'copy'} size={18} />
            <span>{copyLabel}</span>
          </Button>
          <ButtonLink
            variant="plain"
            size="small"
            href={inspectorUrl(url)}
            target="_blank"
            rel="noopener"
            aria-label={`${words.inspectButton} ${url} (${words.newTab})`}
            onClick={handleInspect}
            // A middle click opens the tab in the background.
            onAuxClick={(event) => event.button === 1 && handleInspect()}
          >
            <Icon name="external" size={18} />
            {words.inspectButton}
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}

/** '2026-11-20' as 'Nov 20, 2026'; read as UTC and written as UTC, so that no time zone changes the day. */
function readableDate(date: string): string {
  return new Date(date).toLocaleDateString('en-CA', { dateStyle: 'medium', timeZone: 'UTC' });
}

/**
 * The search console's inspector for one address. The property is the address's own origin and stays unencoded; the
 * link is not documented, which is why the tool copies the address as well.
 */
function inspectorUrl(url: string): string {
  const property = `${new URL(url).origin}/`;
  return `https://search.google.com/search-console/inspect?resource_id=${property}&id=${encodeURIComponent(url)}`;
}
