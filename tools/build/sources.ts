import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const NOT_BUILT = /\.(test|stories)\.tsx?$/;

/** Names sources by their content, so that a checkout or a touched file alone builds nothing. */
async function fingerprint(sources: readonly string[]): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    if (entry.isFile() && !NOT_BUILT.test(entry.name)) files.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash
      .update(file.slice(root.length))
      .update('\0')
      .update(await readFile(file));
  return hash.digest('hex');
}

/** What is built of sources. */
export interface Built {
  /** Patterns from the root of the repository. */
  readonly sources: readonly string[];
  /** The file that says of which sources it was built; without it, it was not. */
  readonly stamp: string;
  readonly build: () => Promise<void>;
  /** Also where the sources are those of the last time. @defaultValue false */
  readonly isForced?: boolean;
}

/** Builds something, unless its sources are those of the last time. */
export async function buildOf({ sources, stamp, build, isForced = false }: Built): Promise<void> {
  const wanted = await fingerprint(sources);
  if (!isForced && existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return;
  await rm(stamp, { force: true });
  await build();
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, wanted);
}
