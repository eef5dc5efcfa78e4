'use client';

import { useEffect } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { FailureScreen } from '@/components/ui/failure-screen';
import { failure } from '@/content/failure';

/** Shown when a page fails to render. React itself has logged why. */
export default function ErrorPage() {
  useEffect(() => {
    // As it hydrates, Next writes the page's own title; where the page fails early, that is after this.
    afterPaint().then(() => {
      document.title = failure.title;
    });
  }, []);
  return <FailureScreen {...failure} />;
}
