'use client';

import { useEffect } from 'react';

/** Tells the script loader (tools/export/loader.js) that the islands answer now. Stands last in the body. */
export function HydrationSignal() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
