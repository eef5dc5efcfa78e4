'use client';

import { useEffect } from 'react';

/** Tells the script loader (tools/export/loader/) that the islands are hydrated. Last in the body. */
export function HydrationSignal() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
