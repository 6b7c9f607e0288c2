import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { connect } from '../connection.ts';
import { prepareBinaries } from './binaries.ts';
import { AlreadyRunningError } from './errors.ts';
import { permissionError, type Places } from './places.ts';
import { isRunning, readPostmaster, stopPostmaster } from './postmaster.ts';
import { DATABASE, IS_WINDOWS, socketDirOf, freePort, addressOf } from './address.ts';
import { endOfLog, launchPatiently } from './serverProcess.ts';
import { createDataFolder, inspectDataFolder, removeDrafts } from './dataFolder.ts';
import { claim, takeOver } from './claim.ts';

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

/**
 * Starts PostgreSQL on its own data folder, which it makes the first time. It listens on a private socket
 * alone (on Windows: on the loopback address, with a password).
 *
 * A `postmaster.pid` that was left behind is seen through, a PostgreSQL whose Lectern was killed is stopped
 * first. Nothing in a data folder that exists is ever deleted.
 * @throws {AlreadyRunningError} when another Lectern works on the data; `EmbeddedError` for a broken
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
  await removeDrafts(places.home);
  const isNew = (await inspectDataFolder(data)) === 'none';
  const running = readPostmaster(data);
  if (running !== undefined && (await isRunning(running, data))) await takeOver(places, running, data);
  await beforeStart?.();
  if (isNew) await createDataFolder(places, binaries);
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
