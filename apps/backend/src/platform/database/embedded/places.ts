import { existsSync, statSync } from 'node:fs';
import { chmod, chown, mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { EmbeddedError, errnoOf } from './errors.ts';
import {
  type Owner,
  ROOT_BASE,
  serverUser,
  isRoot,
  makeDataDir,
  mayEnter,
  closedFolder,
} from '../../config/dataDir.ts';

/** Where an embedded PostgreSQL keeps its things, and whose they are. */
export interface Places {
  /** Holds `data`, `socket` and `postgres.log`. */
  readonly home: string;
  /** Holds the copied programs. */
  readonly cache: string;
  /** Undefined when PostgreSQL runs as the user who starts it. */
  readonly owner: Owner | undefined;
}

/**
 * Chooses a user for PostgreSQL when root starts it, since it refuses to run as root: who owns the
 * data already, else an account for servers.
 */
export function ownerFor(home: string): Owner {
  const data = join(home, 'data');
  if (existsSync(data)) {
    const { uid, gid } = statSync(data);
    if (uid !== 0) return { uid, gid };
  }
  const owner = serverUser();
  if (owner === undefined) {
    throw new EmbeddedError(
      'PostgreSQL refuses to run as root and this machine has no other user. Add one, or set DATABASE_URL.',
    );
  }
  return owner;
}

/** ConcurrencyLimit a refused write into words. */
export function permissionError(folder: string, error: unknown): unknown {
  return ['EACCES', 'EPERM', 'EROFS'].includes(errnoOf(error))
    ? new EmbeddedError(
        `There is no permission to write in ${folder}. Give it to this user, or set LECTERN_DATA to another folder.`,
      )
    : error;
}

/** Makes a folder that belongs to PostgreSQL's user alone. */
export async function ownFolder(folder: string, owner: Owner | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (owner !== undefined) await chown(folder, owner.uid, owner.gid);
}

/** Lets PostgreSQL's user into a folder of root's by its group; nobody else may enter who could not before. */
async function openFor(owner: Owner, folder: string): Promise<void> {
  const { uid, mode } = statSync(folder);
  if (uid !== 0 || mayEnter(owner, folder)) return;
  await chown(folder, uid, owner.gid);
  await chmod(folder, (mode & 0o7777) | 0o010);
}

async function placesForRoot(dataDir: string, places: Omit<Places, 'owner'>): Promise<Places> {
  const owner = ownerFor(places.home);
  if (dirname(dataDir) === ROOT_BASE) await openFor(owner, ROOT_BASE);
  const closed = closedFolder(owner, dirname(dataDir));
  if (closed !== undefined) {
    throw new EmbeddedError(
      `PostgreSQL does not run as root, and the user it runs as cannot enter ${closed}. Set LECTERN_DATA to a ` +
        `folder elsewhere, as LECTERN_DATA=${join(ROOT_BASE, basename(dataDir))}, start as an ordinary ` +
        'user, or set DATABASE_URL.',
    );
  }
  await openFor(owner, dataDir);
  await mkdir(places.cache, { recursive: true });
  await openFor(owner, places.cache);
  await ownFolder(places.home, owner);
  return { ...places, owner };
}

/**
 * Makes the folders of a database in a data folder, `postgres` for its own and `programs` for what runs it. Root's
 * belong to the user that PostgreSQL runs as, who is let into the data folder.
 * @throws {EmbeddedError} without permission, for another user's database, and where PostgreSQL's user cannot come.
 */
export async function placesFor(dataDir: string): Promise<Places> {
  const places = { home: join(dataDir, 'postgres'), cache: join(dataDir, 'programs') };
  const pointer = join(dataDir, 'postgres.location');
  try {
    await makeDataDir(dataDir);
    if (existsSync(pointer) && !existsSync(places.home)) {
      const there = (await readFile(pointer, 'utf8')).trim();
      throw new EmbeddedError(
        `The database of ${dataDir} lies in ${there}, where an earlier version put it. Bring it here: mv ${there} ${places.home}`,
      );
    }
    if (isRoot()) return await placesForRoot(dataDir, places);
    // Windows has no numbers of users.
    const user = process.getuid?.();
    if (user !== undefined && existsSync(places.home) && statSync(places.home).uid !== user) {
      throw new EmbeddedError(
        `The database in ${places.home} belongs to another user. Start as that user or as root, or set LECTERN_DATA to another folder.`,
      );
    }
    await ownFolder(places.home, undefined);
    return { ...places, owner: undefined };
  } catch (error) {
    throw permissionError(dataDir, error);
  }
}
