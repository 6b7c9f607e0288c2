import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, openSync, closeSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { connect, settingsOf } from '../connection.ts';
import { lastingClient } from '../lastingClient.ts';
import { type Binaries, prepareBinaries } from './binaries.ts';
import { AlreadyRunningError, EmbeddedError, errnoOf } from './errors.ts';
import { ownFolder, permissionError, type Places } from './places.ts';
import { moveFolder } from './moveFolder.ts';
import { isAlive, isRunning, type Postmaster, readPostmaster, stopPostmaster } from './postmaster.ts';

const SUPERUSER = 'lectern';
const DATABASE = 'lectern';
const MAJOR = '18';
/** Held by the Lectern that works on the data; it goes when that process goes, however it ends. */
const OWNER_LOCK = 7_263_000;
/** A unix socket's whole path may have 107 bytes. */
const LONGEST_SOCKET_DIR = 90;
const IS_WINDOWS = process.platform === 'win32';

/** Options of {@link startEmbedded}. */
export interface EmbeddedOptions {
  readonly places: Places;
  /** False only for tests: a power cut may then cost the database. @defaultValue true */
  readonly isDurable?: boolean;
  /** Called when nothing stands in the way, before anything is made or started; throw to call it off. */
  readonly beforeStart?: () => Promise<void>;
}

/** A PostgreSQL that this process started. */
export interface EmbeddedDatabase {
  /** Address of a database on it, for `connect`. @defaultValue the one called `lectern` */
  url(database?: string): string;
  /** Tells a second start where this one serves: `at http://… , pid N`. */
  announce(where: string): Promise<void>;
  /** Resolves with the end of its log when PostgreSQL ended without being asked to and does not start again. */
  readonly lost: Promise<string>;
  /** Stops it and waits until it is gone. */
  stop(): Promise<void>;
}

function spawnAs(places: Places): { uid?: number; gid?: number } {
  return places.owner === undefined ? {} : { uid: places.owner.uid, gid: places.owner.gid };
}

async function endOfLog(log: string): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-8).join('\n');
}

/** Runs initdb beside the data folder and moves the result there, so that a broken-off start leaves no half. */
async function create(places: Places, binaries: Binaries): Promise<void> {
  const draft = join(places.home, `data.new-${process.pid}`);
  const passwordFile = join(places.home, 'password');
  const log = join(places.home, 'postgres.log');
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (places.owner !== undefined) await chown(passwordFile, places.owner.uid, places.owner.gid);

  const output = openSync(log, 'w', 0o600);
  const child = spawn(
    binaries.initdb,
    [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      '--auth-local=trust',
      '--auth-host=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=zh-CN',
      '--no-instructions',
    ],
    { stdio: ['ignore', output, output], cwd: places.home, ...spawnAs(places) },
  );
  const code = await ended(child).finally(() => closeSync(output));
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true });
    throw new EmbeddedError(
      `PostgreSQL could not make its data folder in ${places.home}:\n${await endOfLog(log)}`,
    );
  }
  await moveFolder(draft, join(places.home, 'data'));
}

function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(
        errnoOf(error) === 'EPERM'
          ? new EmbeddedError(
              'PostgreSQL refuses to run as root, and this root may not act as another user. Start as an ' +
                'ordinary user, or set DATABASE_URL.',
            )
          : error,
      ),
    );
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Removes what starts that were broken off have left. */
async function tidy(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = /^data\.new-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid)))
      await rm(join(home, name), { recursive: true, force: true });
  }
}

/** @throws {EmbeddedError} saying what was found where a data folder should be. Changes nothing. */
async function inspect(data: string): Promise<'none' | 'good'> {
  if (!existsSync(data)) return 'none';
  const names = await readdir(data);
  if (names.length === 0) {
    await rm(data, { recursive: true });
    return 'none';
  }
  const advice =
    `Nothing was changed. Put a backup back, or move ${data} away to start with an empty database, ` +
    'or set LECTERN_DATA to another folder.';
  const missing = ['PG_VERSION', 'base', 'global', 'pg_wal'].filter((name) => !names.includes(name));
  if (!missing.includes('global') && !existsSync(join(data, 'global', 'pg_control')))
    missing.push('global/pg_control');
  if (missing.length > 0) {
    throw new EmbeddedError(
      `The database folder ${data} is broken: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} ` +
        `missing; it holds ${names.slice(0, 6).join(', ')}${names.length > 6 ? ' …' : ''}. ${advice}`,
    );
  }
  const version = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  if (version !== MAJOR) {
    throw new EmbeddedError(
      `The database folder ${data} belongs to PostgreSQL ${version}; this is ${MAJOR}. ${advice}`,
    );
  }
  return 'good';
}

/** Empty where PostgreSQL listens on no socket. */
function socketDirOf(home: string): string {
  if (IS_WINDOWS) return '';
  const own = join(home, 'socket');
  if (Buffer.byteLength(own) <= LONGEST_SOCKET_DIR) return own;
  return join(tmpdir(), `lectern-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function addressOf(
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

/**
 * Finds the address of the PostgreSQL that runs on these places now, for work beside a running Lectern.
 * @returns undefined when none runs.
 */
export async function addressOfRunning(places: Places): Promise<string | undefined> {
  const data = join(places.home, 'data');
  const running = readPostmaster(data);
  if (running === undefined || !(await isRunning(running, data))) return undefined;
  return (await addressOf(places.home, running))(DATABASE);
}

/** That PostgreSQL is this process's own, also after a lost connection. */
interface Claim {
  /** Tells others where this process serves. */
  announce(where: string): Promise<void>;
  giveUp(): Promise<void>;
}

/** Claims a running PostgreSQL for this process. @returns undefined when another Lectern has it. */
async function claim(url: string): Promise<Claim | undefined> {
  let announcement = 'lectern';
  const announceOn = (client: pg.Client): Promise<unknown> =>
    client.query("select set_config('application_name', $1, false)", [announcement]);
  const guard = lastingClient(settingsOf(url, 5_000), {
    prepare: async (client) => {
      const { rows } = await client.query<{ claimed: boolean }>(
        'select pg_try_advisory_lock($1) as claimed',
        [OWNER_LOCK],
      );
      if (rows[0]?.claimed !== true) throw new AlreadyRunningError('');
      await announceOn(client);
    },
  });
  try {
    await guard.get();
  } catch (error) {
    await guard.close();
    if (error instanceof AlreadyRunningError) return undefined;
    throw error;
  }
  return {
    announce: async (where) => {
      announcement = where;
      await announceOn(await guard.get());
    },
    giveUp: () => guard.close(),
  };
}

async function announcementOf(url: string): Promise<string> {
  const { db, close } = connect(url, { poolSize: 1 });
  try {
    const { rows } = await db.execute<{ name: string }>(sql`
      select application_name as name from pg_stat_activity join pg_locks using (pid)
      where locktype = 'advisory' and objid = ${OWNER_LOCK} and granted`);
    const [row] = rows;
    return row?.name === 'lectern' ? '' : (row?.name ?? '');
  } finally {
    await close();
  }
}

/** By this age, in ms, whoever started a PostgreSQL has claimed it; until then it may look as if nobody had it. */
const CLAIMED_BY_MS = 5_000;

/**
 * Deals with a PostgreSQL that already works on the data: one of a Lectern that was killed is stopped, so
 * that this process can start its own; one that serves a living Lectern is left alone.
 * @throws {AlreadyRunningError}
 */
async function takeOver(places: Places, running: Postmaster, data: string): Promise<void> {
  const url = (await addressOf(places.home, running))('postgres');
  await sleep(Math.min(CLAIMED_BY_MS, Math.max(0, running.startedAt * 1000 + CLAIMED_BY_MS - Date.now())));
  for (let attempt = 0; await isRunning(running, data); attempt += 1) {
    try {
      const guard = await claim(url);
      if (guard === undefined) throw new AlreadyRunningError(await announcementOf(url));
      await guard.giveUp();
      await stopPostmaster(running.pid);
      return;
    } catch (error) {
      // It may be starting, stopping or recovering; a minute is enough to end or to answer.
      if (error instanceof AlreadyRunningError || attempt >= 60) throw error;
      await sleep(1000);
    }
  }
}

interface LaunchSettings {
  readonly isDurable: boolean;
  /** The same at each launch, since addresses are handed out. */
  readonly port: number;
}

/** A server process that answers. */
interface Launched {
  readonly pid: number;
  /** Resolves when it has ended. */
  readonly ended: Promise<unknown>;
}

/** How often Windows is asked whether the server still runs, in ms. */
const LOOK_EVERY_MS = 500;

async function launchOnWindows(
  { home }: Places,
  { pgCtl }: Binaries,
  { data, log, options }: { readonly data: string; readonly log: string; readonly options: string },
): Promise<Launched | undefined> {
  // Recovery takes as long as it takes; pg_ctl sees where the server ends.
  const args = ['start', '-w', '-t', '86400', '-s', '-D', data, '-l', log, '-o', options];
  // Hidden, it has a console of its own, which Ctrl-C does not reach and no window shows.
  const starting = spawn(pgCtl, args, { stdio: 'ignore', cwd: home, windowsHide: true });
  const pid = (await ended(starting)) === 0 ? readPostmaster(data)?.pid : undefined;
  if (pid === undefined) return undefined;
  const end = async (): Promise<void> => {
    while (isAlive(pid)) await sleep(LOOK_EVERY_MS, undefined, { ref: false });
  };
  return { pid, ended: end() };
}

async function launchAsChild(
  places: Places,
  { postgres }: Binaries,
  { data, log, args }: { readonly data: string; readonly log: string; readonly args: readonly string[] },
): Promise<Launched | undefined> {
  const output = openSync(log, 'w', 0o600);
  // A session of its own: Ctrl-C must reach Node alone, which stops PostgreSQL last.
  const child = spawn(postgres, ['-D', data, ...args], {
    stdio: ['ignore', output, output],
    cwd: places.home,
    detached: true,
    ...spawnAs(places),
  });
  closeSync(output);
  let exit: number | undefined;
  const end = ended(child).then((code) => (exit = code));
  end.catch(() => {});
  if (child.pid === undefined) await end;

  for (;;) {
    const running = readPostmaster(data);
    if (running?.status === 'ready' && running.pid === child.pid) return { pid: running.pid, ended: end };
    if (exit !== undefined) return undefined;
    await sleep(15);
  }
}

/** Starts the server process and waits until it answers. The log of the one before is kept beside its own. */
async function launch(
  places: Places,
  binaries: Binaries,
  { isDurable, port }: LaunchSettings,
): Promise<Launched> {
  const data = join(places.home, 'data');
  const log = join(places.home, 'postgres.log');
  const socketDir = socketDirOf(places.home);
  if (socketDir !== '') await ownFolder(socketDir, places.owner);
  const settings = {
    listen_addresses: IS_WINDOWS ? '127.0.0.1' : '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    port: String(port),
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(!isDurable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };

  await rename(log, `${log}.1`).catch(() => undefined);
  const args = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const launched = IS_WINDOWS
    ? await launchOnWindows(places, binaries, { data, log, options: args.join(' ') })
    : await launchAsChild(places, binaries, { data, log, args });
  if (launched !== undefined) return launched;
  throw new EmbeddedError(
    `PostgreSQL did not start on ${data}. Nothing was deleted. Its log (${log}) ends with:\n${await endOfLog(log)}`,
  );
}

async function launchPatiently(
  places: Places,
  binaries: Binaries,
  settings: LaunchSettings,
): Promise<Launched> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await launch(places, binaries, settings);
    } catch (error) {
      // The helpers of a PostgreSQL that was killed need a moment to notice it.
      const isBusy = error instanceof EmbeddedError && error.message.includes('shared memory block');
      if (!isBusy || attempt >= 20) throw error;
      await sleep(500);
    }
  }
}

/**
 * Starts PostgreSQL on its own data folder, which it makes the first time. It listens on a private socket
 * alone (on Windows: on the loopback address, with a password).
 *
 * A `postmaster.pid` that was left behind is seen through, a PostgreSQL whose Lectern was killed is stopped
 * first. Nothing in a data folder that exists is ever deleted.
 * @throws {AlreadyRunningError} when another Lectern works on the data; {@link EmbeddedError} for a broken
 * data folder, missing permission and everything PostgreSQL itself complains about.
 */
export async function startEmbedded({
  places,
  isDurable = true,
  beforeStart,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const data = join(places.home, 'data');
  const binaries = await prepareBinaries(places.cache).catch((error: unknown) => {
    throw permissionError(places.cache, error);
  });
  await mkdir(places.home, { recursive: true });
  await tidy(places.home);
  const isNew = (await inspect(data)) === 'none';
  const running = readPostmaster(data);
  if (running !== undefined && (await isRunning(running, data))) await takeOver(places, running, data);
  await beforeStart?.();
  if (isNew) await create(places, binaries);
  // What is left of a PostgreSQL that is gone; its number may belong to another process by now.
  else if (running !== undefined) await rm(join(data, 'postmaster.pid'), { force: true });

  const settings = { isDurable, port: IS_WINDOWS ? await freePort() : 5432 };
  const urlOf = await addressOf(places.home, { socketDir: socketDirOf(places.home), port: settings.port });
  let server = await launchPatiently(places, binaries, settings);
  let isStopping = false;
  const lost = Promise.withResolvers<string>();

  /** Starts PostgreSQL again when it ends without being asked to, as after a crash or when memory ran out. */
  function watch(): void {
    void server.ended.then(() => {
      if (isStopping) return;
      launchPatiently(places, binaries, settings).then(
        async (next) => {
          server = next;
          watch();
          if (isStopping) await stopPostmaster(server.pid);
        },
        async () => lost.resolve(await endOfLog(join(places.home, 'postgres.log'))),
      );
    });
  }
  watch();

  try {
    const guard = await claim(urlOf('postgres'));
    if (guard === undefined) throw new AlreadyRunningError('');
    const { db, close } = connect(urlOf('postgres'), { poolSize: 1 });
    if ((await db.$count(sql`pg_database`, sql`datname = ${DATABASE}`)) === 0)
      await db.execute(sql`create database ${sql.identifier(DATABASE)}`);
    await close();
    return {
      url: (database = DATABASE) => urlOf(database),
      lost: lost.promise,
      announce: guard.announce,
      stop: async () => {
        isStopping = true;
        await guard.giveUp();
        await stopPostmaster(server.pid);
      },
    };
  } catch (error) {
    isStopping = true;
    await stopPostmaster(server.pid);
    throw error;
  }
}
