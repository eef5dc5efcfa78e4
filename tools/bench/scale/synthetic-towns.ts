import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { edges } from '../../../content/coast';
import type { Position } from '../../../content/types';
import { townFile } from '../../towns/general-town';
import { withTown } from '../../towns/town-table';

/**
 * Writes the files of the towns numbered `from` up to `to` into a copy of the tree, as `npm run new:town` writes them.
 * Returns a function that takes them away again.
 */
export function addTowns(tree: string, from: number, to: number) {
  const table = path.join(tree, 'content/cities/index.ts');
  const sourceBefore = readFileSync(table, 'utf8');
  const files: Array<string> = [];
  let source = sourceBefore;
  for (let number = from; number < to; number++) {
    const slug = `sample-town-${number}`;
    const town = { name: `Sample Town ${number}`, slug, ...placeOnMap(number), region, footerOrder: 100 + number };
    const file = path.join(tree, `content/cities/${slug}.ts`);
    writeFileSync(file, townFile(town));
    files.push(file);
    source = withTown(source, slug);
  }
  writeFileSync(table, source);
  return () => {
    writeFileSync(table, sourceBefore);
    for (const file of files) rmSync(file);
  };
}

const region = 'Vancouver Island' as const;

/** Spreads towns evenly over the map: https://en.wikipedia.org/wiki/Low-discrepancy_sequence#Additive_recurrence */
export function placeOnMap(number: number): Position {
  const along = (number * 0.7548776662466927) % 1;
  const down = (number * 0.5698402909980532) % 1;
  return {
    latitude: round(edges.north - down * (edges.north - edges.south)),
    longitude: round(edges.west + along * (edges.east - edges.west)),
  };
}

function round(degrees: number) {
  return Math.round(degrees * 10_000) / 10_000;
}
