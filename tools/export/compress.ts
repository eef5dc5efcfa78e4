import { readFileSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { listFiles } from '../files';
import { inProcesses } from './in-processes';

/** The files that get compressed copies. */
export const textFile = /\.(html|css|js|json|svg|txt|md|xml|webmanifest|map)$/;

/**
 * Brotli's best quality takes 100 ms a page; its quality 6 takes 2 ms, for 10 % more bytes. From some 70 pages on, the
 * best is not worth the wait; the same goes for gzip's.
 */
const maxBytesAtBest = 10e6;

type Shared = { folder: string; isLarge: boolean };

/** Writes a Brotli and a gzip file beside every text file, for hosts that serve them. @returns how many text files. */
export async function compressFiles(folder: string): Promise<number> {
  const files = (await listFiles(folder)).filter((file) => textFile.test(file));
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).size));
  const isLarge = sizes.reduce((sum, size) => sum + size, 0) > maxBytesAtBest;
  await inProcesses({ work: compressPart, module: import.meta.url }, files, { folder, isLarge });
  return files.length;
}

/**
 * Compresses some of the files of a folder.
 * @public Other processes import it.
 */
export async function compressPart(files: ReadonlyArray<string>, { folder, isLarge }: Shared) {
  const level = isLarge ? constants.Z_DEFAULT_COMPRESSION : constants.Z_BEST_COMPRESSION;
  const params = { [constants.BROTLI_PARAM_QUALITY]: isLarge ? 6 : constants.BROTLI_MAX_QUALITY };
  for (const file of files) {
    const bytes = readFileSync(path.join(folder, file));
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(bytes, { params }));
    writeFileSync(path.join(folder, `${file}.gz`), gzipSync(bytes, { level }));
  }
}
