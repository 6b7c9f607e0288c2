import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { appendFile, chown, cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connect } from '../../src/platform/database/connection.ts';
import { prepareBinaries } from '../../src/platform/database/embedded/binaries.ts';
import type { PostgresFolders } from '../../src/platform/database/embedded/postgresFolders.ts';
import type { Owner } from '../../src/platform/config/dataDir.ts';
import { readPostmaster } from '../../src/platform/database/embedded/postmaster.ts';
import { freePort } from './freePort.ts';

/** A streaming replica of an embedded PostgreSQL. */
export interface Replica {
  /** Returns the address of its database of the same name, for a user of that one. */
  url(user: string): string;
  /** Kills it. */
  kill(): Promise<void>;
  /** Restarts it; resolves once it responds. */
  start(): Promise<void>;
  /** Suspends or resumes it. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
}

/** Files that are not copied: the primary's own state, and the WAL, which is streamed. */
const NOT_COPIED = ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot'];

/** Makes a base backup of a running primary, for a replica. */
async function copyData(url: string, from: string, to: string): Promise<void> {
  const { db, close } = connect(url, { poolSize: 1 });
  try {
    await db.execute(sql`select pg_backup_start('replica', true)`);
    await cp(from, to, { recursive: true, filter: (path) => !NOT_COPIED.includes(basename(path)) });
    const { rows } = await db.execute<{ label: string }>(
      sql`select labelfile as label from pg_backup_stop(false)`,
    );
    await writeFile(join(to, 'backup_label'), rows[0]?.label ?? '');
  } finally {
    await close();
  }
}

async function giveTo(owner: Owner | undefined, folder: string): Promise<void> {
  if (owner === undefined) return;
  const entries = await readdir(folder, { recursive: true });
  for (const path of [folder, ...entries.map((entry) => join(folder, entry))])
    await chown(path, owner.uid, owner.gid);
}

/** Returns the process ids of a server and its children, each of which is a process group of its own. */
const processTreeOf = (pid: number): number[] => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number),
];

/**
 * Creates and starts a replica of an embedded PostgreSQL.
 * @param primary address of the database, and its data folder.
 * @param home an empty folder that PostgreSQL's user may enter.
 */
export async function openReplica(
  primary: { readonly url: string; readonly folders: PostgresFolders },
  home: string,
): Promise<Replica> {
  const [data, port] = [join(home, 'data'), await freePort()];
  const { postgres } = await prepareBinaries(primary.folders.cache);
  await copyData(primary.url, join(primary.folders.home, 'data'), data);
  for (const name of ['pg_wal', 'pg_replslot']) await mkdir(join(data, name), { mode: 0o700 });
  await writeFile(join(data, 'standby.signal'), '');
  const { username, searchParams, port: primaryPort, pathname } = new URL(primary.url);
  await appendFile(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${searchParams.get('host')} port=${primaryPort} user=${username}'\n`,
  );
  await giveTo(primary.folders.owner, home);
  let child: ChildProcess;

  async function start(): Promise<void> {
    const settings = {
      listen_addresses: '',
      unix_socket_directories: home,
      port: String(port),
      max_connections: '200',
    };
    child = spawn(
      postgres,
      ['-D', data, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
      { ...primary.folders.owner, cwd: home, stdio: 'ignore' },
    );
    while (!['standby', 'ready'].includes(readPostmaster(data)?.status ?? '')) {
      if (child.exitCode !== null) throw new Error(`The replica ended with ${child.exitCode}`);
      await pause(20);
    }
  }
  const signal = (name: NodeJS.Signals): void =>
    processTreeOf(child.pid ?? 0).forEach((pid) => process.kill(pid, name));
  await start();
  return {
    url: (user) => `postgres://${user}@localhost:${port}${pathname}?host=${encodeURIComponent(home)}`,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      signal('SIGKILL');
      await exited;
    },
    start,
    signal,
  };
}
