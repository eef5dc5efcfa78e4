'use client';

import { useEffect } from 'react';
import { FailureScreen } from '@/components/ui/failure-screen';
import { failure } from '@/content/failure';

/** Shown when a page fails to render. React itself has logged why. */
export default function ErrorPage() {
  useEffect(() => {
    document.title = failure.title;
  }, []);
  return <FailureScreen {...failure} />;
}
