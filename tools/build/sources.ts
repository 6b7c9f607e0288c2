import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from '../install.mjs';

const NOT_BUILT = /\.(test|stories)\.tsx?$/;

/** Returns a hash of the sources' contents, so that a checkout or a touched file alone triggers no build. */
async function fingerprint(sources: readonly string[]): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(sources, { cwd: ROOT, withFileTypes: true })) {
    if (entry.isFile() && !NOT_BUILT.test(entry.name)) files.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash
      .update(file.slice(ROOT.length))
      .update('\0')
      .update(await readFile(file));
  return hash.digest('hex');
}

/** A build step with its sources. */
export interface Built {
  /** Glob patterns relative to the repository root. */
  readonly sources: readonly string[];
  /** File with the hash of the sources that were built; if it is missing, nothing was. */
  readonly stamp: string;
  readonly build: () => Promise<void>;
  /** Whether to build even if the sources are unchanged. @defaultValue false */
  readonly isForced?: boolean;
}

/** Runs a build unless its sources are unchanged. */
export async function buildOf({ sources, stamp, build, isForced = false }: Built): Promise<void> {
  const current = await fingerprint(sources);
  if (!isForced && existsSync(stamp) && (await readFile(stamp, 'utf8')) === current) return;
  await rm(stamp, { force: true });
  await build();
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, current);
}
