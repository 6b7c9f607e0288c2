import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownerFor, ownFolder } from '../../src/platform/database/embedded/places.ts';
import { isRoot } from '../../src/platform/config/dataDir.ts';
import { freePort } from './freePort.ts';
import { findProgram, killServer, untilListening } from './serverProgram.ts';

/** The program `pgbouncer` of this machine, or the one that `PGBOUNCER` names; undefined where there is none. */
export const pgbouncer = process.env['PGBOUNCER'] ?? findProgram('pgbouncer');

/** A pgbouncer whose connections change hands after each transaction. */
export interface Pooler {
  /** Leads through it to the database. */
  readonly url: string;
  /** Ends it without warning. */
  kill(): Promise<void>;
  /** Starts it on the same port; resolves once it listens. */
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  close(): Promise<void>;
}

/** What a pooler stands before. */
export interface PoolerOptions {
  /** PostgreSQL itself. */
  readonly url: string;
  /** Connections that it makes to the database. */
  readonly size: number;
  /** What each of them begins with. */
  readonly connectQuery: string;
}

/** Starts a pgbouncer of one's own on this machine. @throws {Error} where it ends at once. */
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
  // It refuses to run as root, and the embedded database's socket lets in its own user alone.
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
  const kill = (): Promise<void> => killServer(child);
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
