import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const wordsInParagraph = 60;

/**
 * Writes a Next app of `count` exported pages that say `text` in plain paragraphs and hold one small island, and
 * nothing else.
 */
export function writeBareApp(folder: string, count: number, text: string) {
  const files: Record<string, string> = {
    'package.json': JSON.stringify({ name: 'bare', private: true, type: 'module' }),
    'next.config.mjs': `export default { output: 'export' };\n`,
    'words.json': JSON.stringify(paragraphs(text)),
    'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
    'app/[slug]/counter.jsx': `'use client';
import { useState } from 'react';
export function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}
`,
    'app/[slug]/page.jsx': `import words from '../../words.json';
import { Counter } from './counter';
export const dynamicParams = false;
export function generateStaticParams() {
  return Array.from({ length: ${count} }, (_, number) => ({ slug: 'page-' + number }));
}
export default async function Page({ params }) {
  const { slug } = await params;
  return <main><h1>{slug}</h1>{words.map((words) => <p key={words}>{words} {slug}</p>)}<Counter /></main>;
}
`,
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
}

/** A text in pieces of 60 words. */
export function paragraphs(text: string): ReadonlyArray<string> {
  const words = text.split(/\s+/).filter(Boolean);
  return Array.from({ length: Math.ceil(words.length / wordsInParagraph) }, (_, index) =>
    words.slice(index * wordsInParagraph, (index + 1) * wordsInParagraph).join(' '),
  );
}
