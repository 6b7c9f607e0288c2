import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { withTimeout } from '../../concurrency/withTimeout.ts';
import { staleReadsDone, watchReplica } from '../../metrics/meters.ts';
import { type Connection, connect, type Queryable } from '../connection.ts';
import type { ReadOnly } from '../pool/readOnly.ts';
import { type LogPosition, ReplicaProgress } from './replicaProgress.ts';
import { isUnavailable } from '../unavailable.ts';

/** A replica of the database, and its maximum lag. */
export interface ReplicaOptions {
  readonly url: string;
  /** A replica with a greater lag is not used. */
  readonly longestLagMs: number;
  readonly poolSize: number;
  readonly statementTimeoutMs: number;
}

/** Options of {@link createStaleReads}. */
export interface StaleReadsOptions {
  /** Serves the reads while no replica is usable. */
  readonly primary: Connection;
  /** The primary on connections that requests do not use; it is asked for its log position each second. */
  readonly statusDb: Queryable;
  /** Without a replica, all reads use the primary. */
  readonly replica: ReplicaOptions | undefined;
  /** Called when the replica is taken into use, and when it is taken out, with the reason. */
  readonly onChange: (change: { readonly isUsed: boolean; readonly reason?: unknown }) => void;
}

/** Reads that may return slightly stale data. */
export interface StaleReads {
  /**
   * Reads from the replica where it is usable, otherwise from the primary. A read that fails on the replica, or
   * finds nothing there, is repeated on the primary, so that callers notice no failure: `work` must only read.
   */
  read<Result>(work: (db: ReadOnly) => Promise<Result>): Promise<Result>;
  /** From now on, the replica is used only once it has replayed everything that is committed by now. */
  catchUp(): void;
  /** Uses the password of this address for new connections. */
  usePassword(url: string): void;
  close(): Promise<void>;
}

/** How often both log positions are compared, and how long each query may take. */
const CHECK_INTERVAL_MS = 1000;
const CHECK_TIMEOUT_MS = 2000;

interface Reached {
  readonly position: LogPosition;
  /** Identifies the database and its timeline: each server that is promoted to primary begins a new timeline. */
  readonly history: string;
}

/** Reads the primary's log position. @throws what the database says, also where it is no primary */
async function reachedByPrimary(db: Queryable): Promise<Reached> {
  const { rows } = await db.execute<{ position: string; history: string }>(sql`
    select (pg_current_wal_lsn() - '0/0'::pg_lsn)::text as position,
      system_identifier::text || ' ' || left(pg_walfile_name(pg_current_wal_lsn()), 8) as history
    from pg_control_system()`);
  const { position = '0', history = '' } = rows[0] ?? {};
  return { position: BigInt(position), history };
}

/**
 * Reads how much of the received log a replica has replayed.
 * @returns undefined while it receives none: its data may then be of another timeline. @throws {Error} where it
 *   is no replica
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
  if (row?.is_replica !== true) throw new Error('It is not a replica (any more)');
  if (!row.may_see) throw new Error('Its user may not read the replication status: grant it pg_monitor');
  const { position, history } = row;
  return position === null || history === null ? undefined : { position: BigInt(position), history };
}

/** Serves all reads from the primary. */
function withoutReplica({ primary }: StaleReadsOptions): StaleReads {
  return {
    read: (work) => work(primary.reading),
    catchUp: () => {},
    usePassword: () => {},
    close: async () => {},
  };
}

/**
 * Makes reads that may be stale, and monitors their replica from now on. A replica that is unreachable, hangs,
 * lags too far behind or belongs to another database is taken out of use at once, and taken back once it has
 * what the primary had by then.
 */
export function createStaleReads(options: StaleReadsOptions): StaleReads {
  const { primary, statusDb, replica: replicaOptions, onChange } = options;
  if (replicaOptions === undefined) return withoutReplica(options);
  const { url, longestLagMs, poolSize, statementTimeoutMs } = replicaOptions;
  const replica = connect(url, { name: 'replica', poolSize, statementTimeoutMs });
  // A connection of its own, so that a busy replica is not mistaken for one that hangs.
  const monitor = connect(url, { poolSize: 1, statementTimeoutMs: CHECK_TIMEOUT_MS });
  const progress = new ReplicaProgress();
  const stopping = new AbortController();
  /** Counts calls of `requireCatchUp`, to detect one that happens while the primary is being asked. */
  let changes = 0;
  /** The log position that the replica must have replayed; unknown until the primary was asked. */
  let requiredPosition: LogPosition | undefined;
  let isUsed = false;
  /** Whether the replica may still lack data that reads must see. */
  let isCatchingUp = true;
  /** Rejected to abort running reads of a replica that is taken out of use. */
  let aborting = Promise.withResolvers<never>();

  function requireCatchUp(): void {
    changes += 1;
    requiredPosition = undefined;
    isCatchingUp = true;
  }

  function disable(reason: unknown): void {
    requireCatchUp();
    if (!isUsed) return;
    isUsed = false;
    aborting.reject(reason);
    onChange({ isUsed, reason });
  }

  function enable(): void {
    isCatchingUp = false;
    if (isUsed) return;
    isUsed = true;
    aborting = Promise.withResolvers<never>();
    // Avoids an unhandled rejection when no read is running.
    aborting.promise.catch(() => {});
    onChange({ isUsed });
  }

  const isFit = (): boolean => isUsed && !isCatchingUp && progress.lagMs(performance.now()) <= longestLagMs;

  async function checkPrimary(): Promise<string | undefined> {
    const [seen, at] = [changes, performance.now()];
    try {
      const { position, history } = await withTimeout(CHECK_TIMEOUT_MS, reachedByPrimary(statusDb));
      progress.wrote(position, at);
      if (seen === changes) requiredPosition ??= position;
      return history;
    } catch {
      // The replica's known data ages meanwhile, until its lag is too great.
      return undefined;
    }
  }

  async function check(): Promise<void> {
    const history = await checkPrimary();
    try {
      const reached = await withTimeout(CHECK_TIMEOUT_MS, reachedByReplica(monitor.db));
      if (reached !== undefined && history !== undefined && reached.history !== history)
        throw new Error('It replicates another database, or another timeline of this one');
      // Where either position is unknown, nothing new is learnt and the lag grows.
      if (reached !== undefined && history !== undefined) progress.replayed(reached.position);
      const lagMs = progress.lagMs(performance.now());
      if (lagMs > longestLagMs) disable(new Error(`It lags ${Math.round(lagMs / 1000)} s behind`));
      else if (
        requiredPosition !== undefined &&
        reached !== undefined &&
        reached.position >= requiredPosition
      )
        enable();
    } catch (error) {
      progress.reset();
      disable(error);
    }
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await check();
      await pause(CHECK_INTERVAL_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }
  const watching = watch();
  const { host } = new URL(url);
  const unwatch = watchReplica(host, {
    isUsed: isFit,
    lagSeconds: () => progress.lagMs(performance.now()) / 1000,
  });

  return {
    async read(work) {
      if (!isFit()) {
        staleReadsDone.inc({ by: 'primary' });
        return work(primary.reading);
      }
      try {
        const result = await Promise.race([work(replica.reading), aborting.promise]);
        staleReadsDone.inc({ by: 'replica' });
        return result;
      } catch (error) {
        if (isUnavailable(error)) disable(error);
        staleReadsDone.inc({ by: 'primary after replica' });
        return work(primary.reading);
      }
    },
    catchUp: requireCatchUp,
    usePassword(fresh) {
      for (const one of [replica, monitor]) one.usePassword(fresh);
    },
    async close() {
      stopping.abort();
      unwatch();
      await watching;
      await replica.close();
      await monitor.close();
    },
  };
}
