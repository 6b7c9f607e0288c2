import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownerFor, ownFolder } from '../../src/platform/database/embedded/postgresFolders.ts';
import { isRoot } from '../../src/platform/config/dataDir.ts';
import { freePort } from './freePort.ts';
import { endServer, findProgram, untilListening } from './serverProgram.ts';

/** Path of this machine's `pgbouncer`, or of the one in `PGBOUNCER`; undefined where there is none. */
export const pgbouncer = process.env['PGBOUNCER'] ?? findProgram('pgbouncer');

/** A pgbouncer in transaction mode. */
export interface Pooler {
  /** Address of the database through the pooler. */
  readonly url: string;
  /** Kills it. */
  kill(): Promise<void>;
  /** Starts it on the same port; resolves once it listens. */
  start(): Promise<void>;
  /** Stops it and removes its folder. */
  close(): Promise<void>;
}

/** Options of {@link openPooler}. */
export interface PoolerOptions {
  /** Direct address of PostgreSQL. */
  readonly url: string;
  /** Number of connections to the database. */
  readonly size: number;
  /** Statements that each of them starts with. */
  readonly connectQuery: string;
}

/** Starts a pgbouncer on this machine. @throws {Error} where it ends at once. */
export async function openPooler({ url, size, connectQuery }: PoolerOptions): Promise<Pooler> {
  const address = new URL(url);
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), 'lectern-pgbouncer-'))];
  const file = join(folder, 'pgbouncer.ini');
  const host = address.searchParams.get('host') ?? address.hostname;
  const database = [
    ['host', host],
    ['port', address.port],
    ['user', address.username],
    ['password', decodeURIComponent(address.password)],
    ['connect_query', connectQuery],
  ].flatMap(([name, value]) => (value === '' ? [] : [`${name}='${value}'`]));
  await writeFile(
    file,
    [
      '[databases]',
      `* = ${database.join(' ')}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      `default_pool_size = ${size}`,
      'max_client_conn = 1000',
    ].join('\n'),
  );
  // It refuses to run as root, and the embedded database's socket is only accessible for its owner.
  const owner = isRoot() ? ownerFor(folder) : undefined;
  await ownFolder(folder, owner);
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = spawn(pgbouncer ?? 'pgbouncer', ['-q', file], {
      ...owner,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await untilListening(child, port);
  };
  const kill = (): Promise<void> => endServer(child, 'SIGKILL');
  await start();
  return {
    url: `postgres://${address.username}@127.0.0.1:${port}${address.pathname}`,
    kill,
    start,
    close: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
