import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { connect } from '../connection.ts';
import { prepareBinaries } from './binaries.ts';
import { AlreadyRunningError } from './errors.ts';
import { permissionError, type PostgresFolders } from './postgresFolders.ts';
import { isRunning, readPostmaster, stopPostmaster } from './postmaster.ts';
import { DATABASE, IS_WINDOWS, socketDirOf, freePort, addressOf } from './address.ts';
import { endOfLog, launchWithRetries } from './serverProcess.ts';
import { createDataFolder, inspectDataFolder, removeDrafts } from './dataFolder.ts';
import { claim, takeOver } from './claim.ts';

/** Options of {@link startEmbedded}. */
export interface EmbeddedOptions {
  readonly folders: PostgresFolders;
  /**
   * Whether commits are flushed to disk. False only for tests: a power cut may then destroy the database.
   * @defaultValue true
   */
  readonly isDurable?: boolean;
  /** Called when nothing prevents the start, before anything is created or started; may throw to cancel the start. */
  readonly beforeStart?: () => Promise<void>;
}

/** A PostgreSQL that this process started. */
export interface EmbeddedDatabase {
  /** Returns the address of one of its databases, for `connect`. @defaultValue the one called `lectern` */
  url(database?: string): string;
  /** Publishes where this process serves, for the message of a second start: `at http://… , pid N`. */
  announce(where: string): Promise<void>;
  /** Resolves with the end of PostgreSQL's log when it ended unexpectedly and cannot be restarted. */
  readonly lost: Promise<string>;
  /** Stops PostgreSQL and waits until its process has ended. */
  stop(): Promise<void>;
}

/**
 * Returns the address of the PostgreSQL that runs on these places now, for commands beside a running Lectern.
 * @returns undefined when none runs.
 */
export async function addressOfRunning(folders: PostgresFolders): Promise<string | undefined> {
  const data = join(folders.home, 'data');
  const running = readPostmaster(data);
  if (running === undefined || !(await isRunning(running, data))) return undefined;
  return (await addressOf(folders.home, running))(DATABASE);
}

/**
 * Starts PostgreSQL on its own data folder, which is created the first time. It listens on a private socket
 * only (on Windows: on the loopback address, with a password).
 *
 * A stale `postmaster.pid` is detected, and a PostgreSQL whose Lectern process was killed is stopped first.
 * Nothing in an existing data folder is ever deleted.
 * @throws {AlreadyRunningError} when another Lectern works on the data; `EmbeddedError` for a broken data
 *   folder, missing permission and everything PostgreSQL itself complains about.
 */
export async function startEmbedded({
  folders,
  isDurable = true,
  beforeStart,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const data = join(folders.home, 'data');
  const binaries = await prepareBinaries(folders.cache).catch((error: unknown) => {
    throw permissionError(folders.cache, error);
  });
  await mkdir(folders.home, { recursive: true });
  await removeDrafts(folders.home);
  const isNew = (await inspectDataFolder(data)) === 'none';
  const running = readPostmaster(data);
  if (running !== undefined && (await isRunning(running, data))) await takeOver(folders, running, data);
  await beforeStart?.();
  if (isNew) await createDataFolder(folders, binaries);
  // A stale file of a PostgreSQL that has ended; another process may have its pid by now.
  else if (running !== undefined) await rm(join(data, 'postmaster.pid'), { force: true });

  const settings = { isDurable, port: IS_WINDOWS ? await freePort() : 5432 };
  const urlOf = await addressOf(folders.home, { socketDir: socketDirOf(folders.home), port: settings.port });
  let server = await launchWithRetries(folders, binaries, settings);
  let isStopping = false;
  const lost = Promise.withResolvers<string>();

  /** Restarts PostgreSQL when it ends unexpectedly, as after a crash or when memory ran out. */
  function watch(): void {
    void server.ended.then(() => {
      if (isStopping) return;
      launchWithRetries(folders, binaries, settings).then(
        async (next) => {
          server = next;
          watch();
          if (isStopping) await stopPostmaster(server.pid);
        },
        async () => lost.resolve(await endOfLog(join(folders.home, 'postgres.log'))),
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
