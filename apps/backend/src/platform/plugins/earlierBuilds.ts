import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How long the files of a build are kept after the next build was deployed, in milliseconds. */
const RETENTION_MS = 7 * 24 * 3600_000;

/**
 * Name of a file of a build: its content's hash, optionally after a name, and an extension. It cannot leave its
 * folder.
 */
const FILE_NAME = /^[\w-]+\.(js|css)$/;

/** The files of this build and of earlier ones. */
export interface EarlierBuilds {
  /**
   * Copies this build's files beside those of earlier builds, and deletes builds that were replaced more than a
   * week ago. Safe to run in any number of processes at once.
   */
  keep(): Promise<void>;
  /** Finds the folder of a kept build that has a file; undefined where none has. */
  find(file: string): Promise<string | undefined>;
}

/** Derives a build's name from the list of its files. */
async function nameOf(client: string): Promise<string> {
  const manifest = await readFile(join(client, '.vite/manifest.json'));
  return createHash('sha256').update(manifest).digest('hex').slice(0, 16);
}

/**
 * Makes the store of builds: a page that was open before an upgrade loads parts of its own build, and a page of
 * the new build may ask a process that still runs the old one.
 * @param client folder of the built site for browsers.
 * @param folder in which builds are kept, a folder each; all processes of a school share it.
 */
export function earlierBuilds(client: string, folder: string, now: () => number): EarlierBuilds {
  async function builds(): Promise<{ readonly name: string; readonly cameAt: number }[]> {
    const names = existsSync(folder) ? await readdir(folder) : [];
    const complete = names.filter((name) => !name.includes('.'));
    const found = await Promise.all(
      complete.map(async (name) => ({ name, cameAt: (await stat(join(folder, name))).mtimeMs })),
    );
    return found.sort((one, other) => other.cameAt - one.cameAt);
  }

  async function forgetOld(own: string): Promise<void> {
    const [latest, ...earlier] = await builds();
    // Newest first: each build was replaced when the one before it in the list was deployed.
    let replacedAt = latest?.cameAt ?? 0;
    for (const { name, cameAt } of earlier) {
      if (name !== own && now() - replacedAt > RETENTION_MS)
        await rm(join(folder, name), { recursive: true, force: true });
      replacedAt = cameAt;
    }
  }

  return {
    async keep() {
      const own = await nameOf(client);
      const ownFolder = join(folder, own);
      if (!existsSync(ownFolder)) {
        const draft = `${ownFolder}.${randomUUID()}`;
        await mkdir(folder, { recursive: true });
        try {
          await cp(join(client, 'assets'), draft, { recursive: true });
          // Atomic; another process may have been faster.
          await rename(draft, ownFolder);
        } catch (error) {
          await rm(draft, { recursive: true, force: true });
          if (!existsSync(ownFolder)) throw error;
        }
      }
      await forgetOld(own);
    },
    async find(file) {
      if (!FILE_NAME.test(file)) return undefined;
      for (const { name } of await builds())
        if (existsSync(join(folder, name, file))) return join(folder, name);
      return undefined;
    },
  };
}
