import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The database user who owns everything in the embedded PostgreSQL. */
export const SUPERUSER = 'lectern';

/** The database that Lectern uses. */
export const DATABASE = 'lectern';

/** Maximum bytes of a socket folder's path. The whole path of a unix socket may have 107 bytes. */
const MAX_SOCKET_DIR_LENGTH = 90;

/** Windows has no unix sockets for PostgreSQL, and no other user to start it as. */
export const IS_WINDOWS = process.platform === 'win32';

/** Returns the folder of the unix socket; empty where PostgreSQL listens on none. */
export function socketDirOf(home: string): string {
  if (IS_WINDOWS) return '';
  const own = join(home, 'socket');
  if (Buffer.byteLength(own) <= MAX_SOCKET_DIR_LENGTH) return own;
  return join(tmpdir(), `lectern-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`);
}

/** Finds a free port of the loopback address. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Returns a function that gives the address of a database of the PostgreSQL whose data is below `home`. */
export async function addressOf(
  home: string,
  { socketDir, port }: { socketDir: string; port: number },
): Promise<(database: string) => string> {
  if (!IS_WINDOWS) {
    return (database) =>
      `postgres://${SUPERUSER}@localhost:${port}/${database}?host=${encodeURIComponent(socketDir)}`;
  }
  const password = (await readFile(join(home, 'password'), 'utf8')).trim();
  return (database) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}
