import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedError, errnoOf } from './errors.ts';

/** The user that PostgreSQL runs as. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Where an embedded PostgreSQL keeps its things, and whose they are. */
export interface Places {
  /** Holds `data`, `socket` and `postgres.log`. */
  readonly home: string;
  /** Holds the copied programs. */
  readonly cache: string;
  /** Undefined when PostgreSQL runs as the user who starts it. */
  readonly owner: Owner | undefined;
  /** True when `home` lies outside the data folder, so that the start should say where. */
  readonly isElsewhere: boolean;
}

/** Where root's databases lie: a folder that the user of PostgreSQL can reach. */
const ROOT_BASE = '/var/lib/lectern';

function accounts(): Map<string, Owner> {
  const found = new Map<string, Owner>();
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name = '', , uid = '', gid = ''] = line.split(':');
    if (/^-?\d+$/.test(uid) && Number(uid) !== 0)
      found.set(name, { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 });
  }
  return found;
}

/**
 * Chooses a user for PostgreSQL when root starts it, since it refuses to run as root: who owns the
 * data already, else `postgres`, else `nobody`, else any account that exists (initdb asks for a name).
 */
export function ownerFor(home: string): Owner {
  const data = join(home, 'data');
  if (existsSync(data)) {
    const { uid, gid } = statSync(data);
    if (uid !== 0) return { uid, gid };
  }
  const known = accounts();
  const owner = known.get('postgres') ?? known.get('nobody') ?? known.values().next().value;
  if (owner === undefined) {
    throw new EmbeddedError(
      'PostgreSQL refuses to run as root and this machine has no other user. Add one, or set DATABASE_URL.',
    );
  }
  return owner;
}

/** True when this process may not run PostgreSQL itself. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Turns a refused write into words. */
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

/**
 * Decides where the database of a data folder lies, and makes the folders. For an ordinary user that is
 * `dataDir/postgres`. For root it is below `/var/lib/lectern`, and a file in the data folder says where,
 * unless an ordinary user's database is there already: then that is used, as that user.
 * @throws {EmbeddedError} without permission, or when root's database was started by another user.
 */
export async function placesFor(dataDir: string, cache: string): Promise<Places> {
  const here = join(dataDir, 'postgres');
  const pointer = join(dataDir, 'postgres.location');
  try {
    await mkdir(dataDir, { recursive: true });
    if (!isRoot()) {
      if (existsSync(pointer) && !existsSync(here)) {
        const there = (await readFile(pointer, 'utf8')).trim();
        throw new EmbeddedError(
          `The database of ${dataDir} was made by root and lies in ${there}. Start as root, or set LECTERN_DATA to another folder.`,
        );
      }
      await ownFolder(here, undefined);
      return { home: here, cache, owner: undefined, isElsewhere: false };
    }
    const isOurs = existsSync(join(here, 'data')) && statSync(join(here, 'data')).uid !== 0;
    const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12);
    const home = isOurs ? here : join(ROOT_BASE, name);
    const owner = ownerFor(home);
    if (!isOurs) {
      await mkdir(ROOT_BASE, { recursive: true, mode: 0o755 });
      await ownFolder(home, owner);
      await writeFile(pointer, `${home}\n`);
    }
    return { home, cache: ROOT_BASE, owner, isElsewhere: !isOurs };
  } catch (error) {
    throw permissionError(isRoot() ? `${dataDir} or ${ROOT_BASE}` : dataDir, error);
  }
}
