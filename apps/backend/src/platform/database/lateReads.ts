import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { lateReadsDone, watchReplica } from '../metrics/meters.ts';
import { type Connection, connect, type Queryable } from './connection.ts';
import type { ReadOnly } from './readOnly.ts';
import { type LogPosition, ReplicaProgress } from './replicaProgress.ts';
import { isUnavailable } from './unavailable.ts';

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
  readonly system: string;
}

/** Asks how far a server's log is; a replica for what it has replayed. @throws {Error} where it is not what it should be */
async function reachedBy(db: Queryable, kind: 'primary' | 'replica'): Promise<Reached> {
  const isReplica = kind === 'replica';
  const { rows } = await db.execute<{ is_replica: boolean; position: string | null; system: string }>(sql`
    select pg_is_in_recovery() as is_replica, system_identifier::text as system,
      (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end - '0/0'::pg_lsn)::text as position
    from pg_control_system()`);
  const [row] = rows;
  if (row?.is_replica !== isReplica || row.position === null)
    throw new Error(isReplica ? 'It is no replica (any more)' : 'The primary is no primary (any more)');
  return { position: BigInt(row.position), system: row.system };
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
      const { position, system } = await within(LOOK_PATIENCE_MS, reachedBy(asked, 'primary'));
      progress.wrote(position, at);
      if (seen === changes) least ??= position;
      return system;
    } catch {
      // What the replica has grows old meanwhile, until it is too old.
      return undefined;
    }
  }

  async function look(): Promise<void> {
    const system = await lookAtPrimary();
    try {
      const reached = await within(LOOK_PATIENCE_MS, reachedBy(watched.db, 'replica'));
      if (system !== undefined && reached.system !== system) throw new Error('It is one of another database');
      progress.replayed(reached.position);
      const lagMs = progress.lagMs(performance.now());
      if (lagMs > longestLagMs) leaveOut(new Error(`It is ${Math.round(lagMs / 1000)} s late`));
      else if (least !== undefined && reached.position >= least) take();
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
