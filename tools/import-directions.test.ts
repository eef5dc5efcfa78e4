/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';

/**
 * Imports run one way: the parts of the project, and what each may import besides itself. A file belongs to the longest
 * name that fits; `components` alone stands for the parts that move (quote-form/, carousel/ …).
 */
const mayImport: Record<string, ReadonlyArray<string>> = {
  content: [],
  'components/ui': [],
  'components/layout': ['content', 'components/ui'],
  components: ['content', 'components/ui', 'components/layout'],
  'components/sections': ['content', 'components/ui', 'components/layout', 'components'],
  'components/templates': ['content', 'components/ui', 'components/layout', 'components', 'components/sections'],
  app: ['content', 'components/ui', 'components/layout', 'components', 'components/sections', 'components/templates'],
  tools: ['content', 'components/ui'],
  e2e: ['content', 'tools'],
};

test('imports run one way', () => {
  const files = ['content', 'components', 'app', 'tools', 'e2e'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll(sep, '/')}`),
  );
  // This file plants wrong imports below.
  const sources = files.filter((file) => /\.[jt]sx?$/.test(file) && !file.endsWith('/import-directions.test.ts'));
  expect(sources.flatMap((file) => wrongImports(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  ['content/cities/index.ts', `import { x } from '../../e2e/page-actions';`],
  ['content/home.ts', `import type { ReactNode } from 'react';`],
  ['components/ui/button.tsx', `import {\n  x,\n} from '../../content/home';`],
  ['components/ui/button.tsx', `import { Carousel } from '@/components/carousel/carousel';`],
  ['components/carousel/dots.tsx', `import { x } from '@/components/templates/city-template';`],
  ['components/layout/header.tsx', `export { x } from '../sections/hero';`],
  ['components/sections/hero.tsx', `import '../../app/globals.css';`],
  ['components/sections/hero.tsx', `import { x } from '../templates/city-template';`],
  ['components/templates/city-template.tsx', `const x = await import('@/app/fonts');`],
  ['app/page.tsx', `import { x } from '@/tools/browser';`],
  ['tools/hosts/rules.ts', `import { x } from '../../components/sections/hero';`],
  ['tools/hosts/rules.test.ts', `jest.mock('../../app/sitemap');`],
  ['e2e/head.spec.ts', `import { x } from '../app/sitemap';`],
])('%s may not say: %s', (file, source) => {
  expect(wrongImports(file, source)).toHaveLength(1);
});

/** What a file imports from parts it must not use; content/ holds words and data, hence no React and no Next. */
function wrongImports(file: string, source: string): ReadonlyArray<string> {
  const part = partOf(file);
  const allowed = [part, ...(mayImport[part] ?? [])];
  const imported = [...source.matchAll(importPattern)].map(([, specifier = '']) => specifier);
  const wrong = imported.filter((specifier) => {
    const isPackage = !/^(\.|@\/)/.test(specifier);
    if (isPackage) return part === 'content' && /^(react|next)\b/.test(specifier);
    const target = specifier.startsWith('@/') ? specifier.slice(2) : posix.join(posix.dirname(file), specifier);
    return !allowed.includes(partOf(target));
  });
  return wrong.map((specifier) => `${file} imports ${specifier}, but ${part} may import ${allowed.join(', ')} only.`);
}

/** Import and export statements as the formatter writes them, and calls of import, require and jest.mock. */
const importPattern = /(?:^(?:import|export|\}).*\bfrom |^import |\b(?:import|require|jest\.\w+)\()['"]([^'"]+)['"]/gm;

function partOf(file: string): string {
  const fitting = Object.keys(mayImport).filter((part) => file === part || file.startsWith(`${part}/`));
  return fitting.toSorted((a, b) => b.length - a.length)[0] ?? 'none';
}
