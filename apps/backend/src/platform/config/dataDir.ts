import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** The user that PostgreSQL runs as. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Base folder of the data when root starts Lectern and PostgreSQL's user cannot enter the project's folder. */
export const ROOT_BASE = '/var/lib/lectern';

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
 * Finds the user that runs PostgreSQL when root starts Lectern: `postgres`, otherwise `nobody`, otherwise any
 * existing account (initdb needs a name).
 */
export function serverUser(): Owner | undefined {
  const known = accounts();
  return known.get('postgres') ?? known.get('nobody') ?? known.values().next().value;
}

/** Tells whether this process runs as root, as which PostgreSQL refuses to run. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Permission bits of users other than owner and group. */
const OTHERS = 0o007;
/** Sticky bit of shared folders, such as `/tmp`. */
const STICKY = 0o1000;

/**
 * Creates the data folder, and removes the permissions of other users from an existing one: it contains students'
 * files and videos and the keys of the school's vendor accounts.
 */
export async function makeDataDir(dataDir: string): Promise<void> {
  // Parent folders get default permissions, since they may contain folders of other users.
  await mkdir(dataDir, { recursive: true });
  const { uid, mode } = statSync(dataDir);
  const isOurs = isRoot() || uid === process.getuid?.();
  if (isOurs && (mode & OTHERS) !== 0 && (mode & STICKY) === 0) await chmod(dataDir, mode & 0o7777 & ~OTHERS);
}

/** Tells whether a user may enter an existing folder. */
export function mayEnter(owner: Owner, folder: string): boolean {
  const { uid, gid, mode } = statSync(folder);
  if (uid === owner.uid) return (mode & 0o100) !== 0;
  return (mode & (gid === owner.gid ? 0o010 : 0o001)) !== 0;
}

/** Finds the first folder of a path that a user may not enter; folders that do not exist yet count as enterable. */
export function closedFolder(owner: Owner, folder: string): string | undefined {
  const above = dirname(folder);
  const closed = above === folder ? undefined : closedFolder(owner, above);
  if (closed !== undefined || !existsSync(folder)) return closed;
  return mayEnter(owner, realpathSync(folder)) ? undefined : folder;
}

/**
 * Returns the default folder of the data: `.data` of the project. For root it is below `/var/lib/lectern` where
 * PostgreSQL's user cannot enter the project's folder, as below `/root`.
 */
export function defaultDataDir(root: string): string {
  const folder = resolve(root);
  const owner = isRoot() ? serverUser() : undefined;
  if (owner === undefined || closedFolder(owner, folder) === undefined) return join(folder, '.data');
  // Each copy of the project has a folder of its own.
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 8);
  return join(ROOT_BASE, `${basename(folder)}-${name}`);
}
