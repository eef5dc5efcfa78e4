'use client';

import { useEffect } from 'react';

/** Tells the script loader (tools/export/loader.ts) that the islands are hydrated. Last in the body. */
export function HydrationSignal() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
