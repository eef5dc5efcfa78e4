/**
 * Stands in for the module with which Next starts its client router in the browser (next.config.mjs puts it there, in
 * builds). The router fetches other pages, keeps them and shows them in the place of this one; pages here link with
 * plain anchors, so all there is to do is to hydrate the page that was exported. A quarter of the script goes.
 *
 * It follows `app-index` and `app-router` in next/dist/client. Next's own components stand in every payload, and the
 * contexts are what they ask for. The one thing lost is Next's last error screen, for an app/global-error.tsx that fails.
 */

import RootErrorBoundary from 'next/dist/client/components/errors/root-error-boundary';
import { createFromReadableStream } from 'next/dist/compiled/react-server-dom-turbopack/client.browser';
import { unstable_forceFrameRate } from 'next/dist/compiled/scheduler';
import {
  AppRouterContext,
  GlobalLayoutRouterContext,
  LayoutRouterContext,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { InitialRSCPayload } from 'next/dist/shared/lib/app-router-types';
import { type FullTransportNode, transportNodeToFlightRouterState } from 'next/dist/shared/lib/rsc-transport';
import { type ContextType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

declare global {
  /** The page's payload, in the pieces that its scripts pushed. */
  var __next_f: ReadonlyArray<[kind: number, text?: string]>;
}

/** Hydrates the page from its payload. */
export async function hydrate() {
  const flight = self.__next_f.map(([, text = '']) => text).join('');
  const payload = await createFromReadableStream<InitialRSCPayload>(new Blob([flight]).stream());
  // React would pause every 5 ms, and a slow phone draw a frame each time: a first press would be answered 15 to 50 ms
  // later. Pauses every 40 ms keep tasks below the 50 that browsers call long.
  unstable_forceFrameRate(25);
  startTransition(() => {
    hydrateRoot(document, <Page payload={payload} />);
  });
}

function Page({ payload: { t, q, G } }: { payload: InitialRSCPayload }) {
  const { t: root, h: head } = t;
  const [ErrorComponent, errorStyles] = G;
  const tree = transportNodeToFlightRouterState(root, q);
  return (
    <AppRouterContext value={router}>
      <GlobalLayoutRouterContext value={{ tree, scrollRef: noScroll, nextUrl: null, previousNextUrl: null }}>
        <LayoutRouterContext value={{ ...rootLayout, parentTree: tree, parentRenderTree: renderTree(root) }}>
          <RootErrorBoundary errorComponent={ErrorComponent} errorStyles={errorStyles}>
            {head.r}
            {root.d.r}
          </RootErrorBoundary>
        </LayoutRouterContext>
      </GlobalLayoutRouterContext>
    </AppRouterContext>
  );
}

type RenderTree = NonNullable<ContextType<typeof LayoutRouterContext>>['parentRenderTree'];

/** What each layout shows, in the shape in which the router would keep it, without what is about other pages. */
function renderTree({ d, c = new Map() }: FullTransportNode): RenderTree {
  const data = { rsc: d.r, prefetchRsc: null, scrollRef: null };
  const slots = new Map([...c].map(([name, child]) => [name, renderTree(child)]));
  return { data, slots } as RenderTree;
}

/** Nothing on this site navigates by it; Next's boundaries only want one to be there. */
const router = {} as NonNullable<ContextType<typeof AppRouterContext>>;
const noScroll = { scrollRef: null, forceScroll: false, onlyHashChange: false, hashFragment: null };
const rootLayout = {
  parentSegmentPath: null,
  parentParams: {},
  parentLoadingData: null,
  debugNameContext: '/',
  url: '',
  isActive: true,
};
