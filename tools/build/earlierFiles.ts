import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Time in ms that files are kept after the last build that wrote them. */
export const RETENTION_MS = 7 * 24 * 3600_000;

/**
 * Deletes files that no build has written for a week. Until then, a page opened before a new build can still
 * load its late chunks: file names contain a content hash, so builds can share a folder.
 */
export async function deleteOldFiles(folder: string, now: number): Promise<void> {
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    // A compressed file counts as old as the file it was made from.
    const source = file.replace(/\.(br|gz)$/, '');
    const { mtimeMs } = await stat(existsSync(source) ? source : file);
    if (now - mtimeMs > RETENTION_MS) await rm(file);
  }
}
