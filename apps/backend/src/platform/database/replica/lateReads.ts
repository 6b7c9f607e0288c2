import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { lateReadsDone, watchReplica } from '../../metrics/meters.ts';
import { type Connection, connect, type Queryable } from '../connection.ts';
import type { ReadOnly } from '../pool/readOnly.ts';
import { type LogPosition, ReplicaProgress } from './replicaProgress.ts';
import { isUnavailable } from '../unavailable.ts';

/** A replica of the database, and how late it may be. */
export interface ReplicaOptions {
  readonly url: string;
  /** One that is later is left out. */
  readonly longestLagMs: number;
  readonly poolSize: number;
  readonly statementTimeoutMs: number;
}

/** What reads that may be late are made of. */
export interface LateReadsOptions {
  /** Where they go while no replica is fit for it. */
  readonly primary: Connection;
  /** The primary too, asked each second how far its log is: by connections that pages cannot take. */
  readonly asked: Queryable;
  /** Without one all goes to the primary. */
  readonly replica: ReplicaOptions | undefined;
  /** Told when the replica is taken, and why it is left out. */
  readonly onChange: (change: { readonly isTaken: boolean; readonly reason?: unknown }) => void;
}

/** Reads whose answers may be late. */
export interface LateReads {
  /**
   * Reads from the replica where one is fit, else from the primary. What fails on the replica, or is not there yet, is
   * read once more from the primary, so that nobody hears of it: `work` must only read.
   */
  read<Result>(work: (db: ReadOnly) => Promise<Result>): Promise<Result>;
  /** From now on nothing is read that does not have all that is written by now. */
  catchUp(): void;
  /** Makes connections from now on with the password of this address. */
  usePassword(url: string): void;
  close(): Promise<void>;
}

/** How often it is looked how far both are, and how long that may take. */
const LOOK_EVERY_MS = 1000;
const LOOK_PATIENCE_MS = 2000;

interface Reached {
  readonly position: LogPosition;
  /** Which database it is, and the how many-th history of it: each server that is made a primary begins one. */
  readonly history: string;
}

/** Asks how far the primary's log is. @throws what the database says, also where it is no primary */
async function reachedByPrimary(db: Queryable): Promise<Reached> {
  const { rows } = await db.execute<{ position: string; history: string }>(sql`
    select (pg_current_wal_lsn() - '0/0'::pg_lsn)::text as position,
      system_identifier::text || ' ' || left(pg_walfile_name(pg_current_wal_lsn()), 8) as history
    from pg_control_system()`);
  const { position = '0', history = '' } = rows[0] ?? {};
  return { position: BigInt(position), history };
}

/**
 * Asks how far a replica has replayed the log that it gets.
 * @returns undefined while it gets none: what it has may then be of another history. @throws {Error} where it is none
 */
async function reachedByReplica(db: Queryable): Promise<Reached | undefined> {
  const { rows } = await db.execute<{
    is_replica: boolean;
    position: string | null;
    history: string | null;
    may_see: boolean;
  }>(sql`
    select pg_is_in_recovery() as is_replica, (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text as position,
      pg_has_role('pg_read_all_stats', 'usage') as may_see,
      (select system_identifier::text || ' ' || lpad(upper(to_hex(received_tli)), 8, '0')
        from pg_stat_wal_receiver where status = 'streaming') as history
    from pg_control_system()`);
  const [row] = rows;
  if (row?.is_replica !== true) throw new Error('It is no replica (any more)');
  if (!row.may_see) throw new Error('Its user may not see whether it streams: grant pg_monitor to it');
  const { position, history } = row;
  return position === null || history === null ? undefined : { position: BigInt(position), history };
}

/** Gives up on what takes too long; it may go on. */
async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const late = new AbortController();
  try {
    return await Promise.race([
      work,
      pause(ms, undefined, { signal: late.signal, ref: false }).then(() => {
        throw new Error(`No answer within ${ms} ms`);
      }),
    ]);
  } finally {
    late.abort();
  }
}

/** All by the primary. */
function withoutReplica({ primary }: LateReadsOptions): LateReads {
  return {
    read: (work) => work(primary.reading),
    catchUp: () => {},
    usePassword: () => {},
    close: async () => {},
  };
}

/**
 * Makes reads that may be late, and watches their replica from now on: one that is away, hangs, is too late or no replica
 * of this database is left out at once, and taken again by itself once it has what the primary had by then.
 */
export function createLateReads(options: LateReadsOptions): LateReads {
  const { primary, asked, replica: wanted, onChange } = options;
  if (wanted === undefined) return withoutReplica(options);
  const { url, longestLagMs, poolSize, statementTimeoutMs } = wanted;
  const replica = connect(url, { name: 'replica', poolSize, statementTimeoutMs });
  // Of its own, so that a replica with much to do is not taken for one that hangs.
  const watched = connect(url, { poolSize: 1, statementTimeoutMs: LOOK_PATIENCE_MS });
  const progress = new ReplicaProgress();
  const stopping = new AbortController();
  /** Counts what must not be missed, to tell what came while the primary was being asked. */
  let changes = 0;
  /** The replica must have this much; unknown until the primary was asked. */
  let least: LogPosition | undefined;
  let isTaken = false;
  /** What must not be missed may not be there yet. */
  let isAwaited = true;
  /** Breaks off what is being read of a replica that is left out meanwhile. */
  let leaving = Promise.withResolvers<never>();

  function awaitLeast(): void {
    changes += 1;
    least = undefined;
    isAwaited = true;
  }

  function leaveOut(reason: unknown): void {
    awaitLeast();
    if (!isTaken) return;
    isTaken = false;
    leaving.reject(reason);
    onChange({ isTaken, reason });
  }

  function take(): void {
    isAwaited = false;
    if (isTaken) return;
    isTaken = true;
    leaving = Promise.withResolvers<never>();
    // Nobody may be reading when it is left out.
    leaving.promise.catch(() => {});
    onChange({ isTaken });
  }

  const isFit = (): boolean => isTaken && !isAwaited && progress.lagMs(performance.now()) <= longestLagMs;

  async function lookAtPrimary(): Promise<string | undefined> {
    const [seen, at] = [changes, performance.now()];
    try {
      const { position, history } = await within(LOOK_PATIENCE_MS, reachedByPrimary(asked));
      progress.wrote(position, at);
      if (seen === changes) least ??= position;
      return history;
    } catch {
      // What the replica has grows old meanwhile, until it is too old.
      return undefined;
    }
  }

  async function look(): Promise<void> {
    const history = await lookAtPrimary();
    try {
      const reached = await within(LOOK_PATIENCE_MS, reachedByReplica(watched.db));
      if (reached !== undefined && history !== undefined && reached.history !== history)
        throw new Error('It is one of another database, or of another history of it');
      // Where one of both is not seen, nothing new is known, and what it has grows old.
      if (reached !== undefined && history !== undefined) progress.replayed(reached.position);
      const lagMs = progress.lagMs(performance.now());
      if (lagMs > longestLagMs) leaveOut(new Error(`It is ${Math.round(lagMs / 1000)} s late`));
      else if (least !== undefined && reached !== undefined && reached.position >= least) take();
    } catch (error) {
      progress.reset();
      leaveOut(error);
    }
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look();
      await pause(LOOK_EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }
  const watching = watch();
  const { host } = new URL(url);
  const unwatch = watchReplica(host, {
    isTaken: isFit,
    lagSeconds: () => progress.lagMs(performance.now()) / 1000,
  });

  return {
    async read(work) {
      if (!isFit()) {
        lateReadsDone.inc({ by: 'primary' });
        return work(primary.reading);
      }
      try {
        const result = await Promise.race([work(replica.reading), leaving.promise]);
        lateReadsDone.inc({ by: 'replica' });
        return result;
      } catch (error) {
        if (isUnavailable(error)) leaveOut(error);
        lateReadsDone.inc({ by: 'primary after replica' });
        return work(primary.reading);
      }
    },
    catchUp: awaitLeast,
    usePassword(fresh) {
      for (const one of [replica, watched]) one.usePassword(fresh);
    },
    async close() {
      stopping.abort();
      unwatch();
      await watching;
      await replica.close();
      await watched.close();
    },
  };
}
