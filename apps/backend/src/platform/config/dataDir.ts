import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** The user that PostgreSQL runs as. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Where root's data lie when the user of PostgreSQL cannot enter the project's folder. */
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

/** The user for PostgreSQL when root starts it: `postgres`, else `nobody`, else any account that exists (initdb asks for a name). */
export function serverUser(): Owner | undefined {
  const known = accounts();
  return known.get('postgres') ?? known.get('nobody') ?? known.values().next().value;
}

/** True when this process may not run PostgreSQL itself. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** What everybody has in a folder who is neither its owner nor of its group. */
const OTHERS = 0o007;
/** Of a folder that all use, each for themselves, such as that for what is temporary. */
const STICKY = 0o1000;

/**
 * Makes the data folder. Students' files, their videos and the keys of the school's accounts lie in it, so that nobody
 * may enter but its owner and its group, also where an earlier version left it open.
 */
export async function makeDataDir(dataDir: string): Promise<void> {
  // Those above it are made as any folder is: others may have their own in them.
  await mkdir(dataDir, { recursive: true });
  const { uid, mode } = statSync(dataDir);
  const isOurs = isRoot() || uid === process.getuid?.();
  if (isOurs && (mode & OTHERS) !== 0 && (mode & STICKY) === 0) await chmod(dataDir, mode & 0o7777 & ~OTHERS);
}

/** Tells whether a user may enter a folder that is there. */
export function mayEnter(owner: Owner, folder: string): boolean {
  const { uid, gid, mode } = statSync(folder);
  if (uid === owner.uid) return (mode & 0o100) !== 0;
  return (mode & (gid === owner.gid ? 0o010 : 0o001)) !== 0;
}

/** Finds the first folder on the way to another that a user may not enter; folders that are not there yet may be entered. */
export function closedFolder(owner: Owner, folder: string): string | undefined {
  const above = dirname(folder);
  const closed = above === folder ? undefined : closedFolder(owner, above);
  if (closed !== undefined || !existsSync(folder)) return closed;
  return mayEnter(owner, realpathSync(folder)) ? undefined : folder;
}

/**
 * Tells where the data lie when nobody has said so: in `.data` of the project. For root that is below
 * `/var/lib/lectern` where the user that PostgreSQL runs as cannot enter the project's folder, as below `/root`.
 */
export function defaultDataDir(root: string): string {
  const folder = resolve(root);
  const owner = isRoot() ? serverUser() : undefined;
  if (owner === undefined || closedFolder(owner, folder) === undefined) return join(folder, '.data');
  // Each copy of the project has its own.
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 8);
  return join(ROOT_BASE, `${basename(folder)}-${name}`);
}
