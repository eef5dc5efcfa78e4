import { readFileSync } from 'node:fs';

test('a press on the list waits for the styled one as long before hydration as after', () => {
  expect(limitIn('tools/export/loader/wake.ts', 'listLimitMs')).toBe(limitIn('components/ui/select.tsx', 'patienceMs'));
});

function limitIn(file: string, name: string): number {
  const value = new RegExp(`const ${name} = ([\\d_]+);`).exec(readFileSync(file, 'utf8'))?.[1];
  if (!value) throw new Error(`${file} has no ${name}.`);
  return Number(value.replaceAll('_', ''));
}
