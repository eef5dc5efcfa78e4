'use client';

import './globals.css';
import { FailureScreen } from '@/components/ui/failure-screen';
import { failure } from '@/content/failure';

/** Shown when even the document around the pages fails. */
export default function GlobalError() {
  return (
    <html lang="en-CA">
      <head>
        <title>{failure.title}</title>
      </head>
      <body>
        <FailureScreen {...failure} />
      </body>
    </html>
  );
}
