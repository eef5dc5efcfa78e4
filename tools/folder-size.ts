import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** `compressedBytes` are those of the .br and .gz files, which `bytes` counts too. */
export type FolderSize = { files: number; bytes: number; compressedBytes: number };

/** What lies in a folder and all below it. */
export function measureFolder(folder: string): FolderSize {
  const size = { files: 0, bytes: 0, compressedBytes: 0 };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = statSync(path.join(entry.parentPath, entry.name)).size;
    size.files++;
    size.bytes += bytes;
    if (/\.(br|gz)$/.test(entry.name)) size.compressedBytes += bytes;
  }
  return size;
}
