'use client';

import { useEffect } from 'react';
import { FailureScreen } from '@/components/ui/failure-screen';
import { failure } from '@/content/failure';

/** Shown when a page fails to render. */
export default function ErrorPage({ error }: { error: Error }) {
  useEffect(() => {
    console.error(error);
    document.title = failure.title;
  }, [error]);
  return <FailureScreen {...failure} />;
}
