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

/** Folders of an embedded PostgreSQL, and the user who owns them. */
export interface PostgresFolders {
  /** Holds `data`, `socket` and `postgres.log`. */
  readonly home: string;
  /** Holds the copied programs. */
  readonly cache: string;
  /** Undefined when PostgreSQL runs as the user who starts Lectern. */
  readonly owner: Owner | undefined;
}

/**
 * Chooses the user that PostgreSQL runs as when root starts Lectern, since it refuses to run as root: the owner
 * of existing data, otherwise an account meant for servers.
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

/** Turns a refused write into a message that says what to do. */
export function permissionError(folder: string, error: unknown): unknown {
  return ['EACCES', 'EPERM', 'EROFS'].includes(errnoOf(error))
    ? new EmbeddedError(
        `This user has no permission to write in ${folder}. Grant it, or set LECTERN_DATA to another folder.`,
      )
    : error;
}

/** Creates a folder that only PostgreSQL's user can access. */
export async function ownFolder(folder: string, owner: Owner | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (owner !== undefined) await chown(folder, owner.uid, owner.gid);
}

/** Lets PostgreSQL's user enter a folder owned by root, through the folder's group; no other user gains access. */
async function openFor(owner: Owner, folder: string): Promise<void> {
  const { uid, mode } = statSync(folder);
  if (uid !== 0 || mayEnter(owner, folder)) return;
  await chown(folder, uid, owner.gid);
  await chmod(folder, (mode & 0o7777) | 0o010);
}

async function foldersForRoot(
  dataDir: string,
  folders: Omit<PostgresFolders, 'owner'>,
): Promise<PostgresFolders> {
  const owner = ownerFor(folders.home);
  if (dirname(dataDir) === ROOT_BASE) await openFor(owner, ROOT_BASE);
  const closed = closedFolder(owner, dirname(dataDir));
  if (closed !== undefined) {
    throw new EmbeddedError(
      `PostgreSQL does not run as root, and the user it runs as has no access to ${closed}. Set LECTERN_DATA to a ` +
        `folder elsewhere, as LECTERN_DATA=${join(ROOT_BASE, basename(dataDir))}, start as an ordinary ` +
        'user, or set DATABASE_URL.',
    );
  }
  await openFor(owner, dataDir);
  await mkdir(folders.cache, { recursive: true });
  await openFor(owner, folders.cache);
  await ownFolder(folders.home, owner);
  return { ...folders, owner };
}

/**
 * Creates the database's folders in a data folder: `postgres` for its data and `programs` for its executables.
 * If root starts Lectern, they belong to the user that PostgreSQL runs as, who is given access to the data
 * folder.
 * @throws {EmbeddedError} without permission, for another user's database, and where PostgreSQL's user cannot
 *   reach the folder.
 */
export async function postgresFolders(dataDir: string): Promise<PostgresFolders> {
  const folders = { home: join(dataDir, 'postgres'), cache: join(dataDir, 'programs') };
  const pointer = join(dataDir, 'postgres.location');
  try {
    await makeDataDir(dataDir);
    if (existsSync(pointer) && !existsSync(folders.home)) {
      const there = (await readFile(pointer, 'utf8')).trim();
      throw new EmbeddedError(
        `The database of ${dataDir} is in ${there}, where an earlier version stored it. Move it: mv ${there} ${folders.home}`,
      );
    }
    if (isRoot()) return await foldersForRoot(dataDir, folders);
    // Windows has no numeric user ids.
    const user = process.getuid?.();
    if (user !== undefined && existsSync(folders.home) && statSync(folders.home).uid !== user) {
      throw new EmbeddedError(
        `The database in ${folders.home} belongs to another user. Start as that user or as root, or set LECTERN_DATA to another folder.`,
      );
    }
    await ownFolder(folders.home, undefined);
    return { ...folders, owner: undefined };
  } catch (error) {
    throw permissionError(dataDir, error);
  }
}
