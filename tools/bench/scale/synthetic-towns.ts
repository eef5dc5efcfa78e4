import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { edges } from '../../../content/coast';
import type { Position } from '../../../content/types';
import { townFile } from '../../towns/general-town';
import { withTown } from '../../towns/town-table';

/**
 * Writes the files of the towns numbered `from` up to `to` into a copy of the tree, as `npm run new:town` writes them.
 */
export function addTowns(tree: string, from: number, to: number) {
  const table = path.join(tree, 'content/cities/index.ts');
  let source = readFileSync(table, 'utf8');
  for (let number = from; number < to; number++) {
    const slug = `sample-town-${number}`;
    const town = { name: `Sample Town ${number}`, slug, ...placeOnMap(number), region, footerOrder: 100 + number };
    writeFileSync(path.join(tree, `content/cities/${slug}.ts`), townFile(town));
    source = withTown(source, slug);
  }
  writeFileSync(table, source);
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
