import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How long the files of a build are kept after the last build that wrote them, in milliseconds. */
export const KEPT_MS = 7 * 24 * 3600_000;

/**
 * Deletes what no build has written for a week. Until then a page that was open before the site was built anew
 * finds the parts that it asks for late: their names are their content's hash, so builds share a folder.
 */
export async function forgetOld(folder: string, now: number): Promise<void> {
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    // A packed file is as old as the one that it was made from.
    const source = file.replace(/\.(br|gz)$/, '');
    const { mtimeMs } = await stat(existsSync(source) ? source : file);
    if (now - mtimeMs > KEPT_MS) await rm(file);
  }
}
