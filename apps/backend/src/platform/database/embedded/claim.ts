import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { connect, settingsOf } from '../connection.ts';
import { lastingClient } from '../pool/lastingClient.ts';
import { AlreadyRunningError } from './errors.ts';
import type { PostgresFolders } from './postgresFolders.ts';
import { isRunning, type Postmaster, stopPostmaster } from './postmaster.ts';
import { addressOf } from './address.ts';

/**
 * Advisory lock held by the Lectern process that uses the data; it is released when that process ends, however
 * it ends.
 */
const OWNER_LOCK = 7_263_000;

/** Exclusive use of the PostgreSQL by this process, which survives a lost connection. */
interface Claim {
  /** Publishes the address at which this process serves. */
  announce(directory: string): Promise<void>;
  giveUp(): Promise<void>;
}

/** Claims a running PostgreSQL for this process. @returns undefined when another Lectern process holds it. */
export async function claim(url: string): Promise<Claim | undefined> {
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
    announce: async (directory) => {
      announcement = directory;
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

/**
 * Age of a PostgreSQL, in ms, by which the process that started it has claimed it. A younger one may only seem
 * unclaimed.
 */
const CLAIM_GRACE_MS = 5_000;

/**
 * Deals with a PostgreSQL that already runs on the data. One whose Lectern process was killed is stopped, so
 * that this process can start its own; one that serves a running Lectern is left alone.
 * @throws {AlreadyRunningError}
 */
export async function takeOver(folders: PostgresFolders, running: Postmaster, data: string): Promise<void> {
  const url = (await addressOf(folders.home, running))('postgres');
  await sleep(Math.min(CLAIM_GRACE_MS, Math.max(0, running.startedAt * 1000 + CLAIM_GRACE_MS - Date.now())));
  for (let attempt = 0; await isRunning(running, data); attempt += 1) {
    try {
      const guard = await claim(url);
      if (guard === undefined) throw new AlreadyRunningError(await announcementOf(url));
      await guard.giveUp();
      await stopPostmaster(running.pid);
      return;
    } catch (error) {
      // It may be starting, stopping or recovering; within a minute it ends or answers.
      if (error instanceof AlreadyRunningError || attempt >= 60) throw error;
      await sleep(1000);
    }
  }
}
