import { readFileSync } from 'node:fs';
import type { Finding } from './finding';

/** The line that a finding points to. */
export function lineAt({ where = '' }: Partial<Finding> = {}) {
  const [file = '', line] = where.split(':');
  return readFileSync(file, 'utf8').split('\n')[Number(line) - 1];
}
