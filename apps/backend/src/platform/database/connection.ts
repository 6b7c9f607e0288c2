import type { Logger } from 'drizzle-orm';
import { NodePgDatabase } from 'drizzle-orm/node-postgres/driver';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { watchPool } from '../metrics/meters.ts';
import { createListener, type Listener, type NoticeStream } from './pool/listener.ts';
import { LendingPool } from './pool/pool.ts';
import { learnPooler, type PoolerTraits } from './pool/pooler.ts';
import { PreparedSession } from './pool/preparedSession.ts';
import type { ReadOnly, Queryable } from './pool/readOnly.ts';

export type { Queryable } from './pool/readOnly.ts';

/** A pool of connections to one database. */
export interface Connection {
  readonly db: NodePgDatabase;
  /** The same connections for reading only: a statement that writes is refused before it is sent. */
  readonly reading: ReadOnly;
  /** Uses the passwords of these addresses for new connections; open connections are not affected. */
  usePassword(url: string, directUrl?: string): void;
  /**
   * Detects the traits of the pooler that the address leads to. Until then no prepared statement outlives its
   * transaction.
   * @returns undefined where the address leads to no pooler. @throws what the pooler or the database says
   */
  learnPooler(): Promise<PoolerTraits | undefined>;
  /** Listens on one additional connection, and to the notice stream where there is one. */
  readonly listen: Listener['listen'];
  close(): Promise<void>;
}

/** Options of a pool. */
export interface ConnectionOptions {
  /** @defaultValue 10 */
  readonly poolSize?: number;
  /** Maximum run time of a statement, in milliseconds; 0 means no limit. @defaultValue 30000 */
  readonly statementTimeoutMs?: number;
  /**
   * The PostgreSQL server belongs to this process, and the pool's backends run at a lower CPU priority.
   * @defaultValue false
   */
  readonly isLowPriority?: boolean;
  /** The pool's name in the metrics of the process; a pool without a name is not measured. */
  readonly name?: string;
  /**
   * Direct address of the same database, where `url` leads to a pooler that shares connections between
   * transactions.
   */
  readonly directUrl?: string | undefined;
  /** Delivers notices without the database; without a stream, the database delivers all of them. */
  readonly noticeStream?: NoticeStream | undefined;
  /** Called with the text of each statement that is sent. */
  readonly onStatement?: (text: string) => void;
}

/** Maximum time a caller waits for a connection, whether a new one is opened or all are in use. */
const CONNECT_MS = 10_000;
const CLOSE_TIMEOUT_MS = 5000;
const LIFETIME_SECONDS = 3600;

/** Returns the connection settings for an address, whether it leads to PostgreSQL or to a pooler. */
function connectionSettings(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Statements of one transaction that are issued concurrently are pipelined.
    pipeline: true,
    application_name: 'lectern',
  };
}

/** Returns the settings of a direct connection to PostgreSQL, with this statement timeout. */
export function settingsOf(url: string, statementTimeoutMs: number): pg.ClientConfig {
  return {
    ...connectionSettings(url),
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 60_000,
    // JIT compilation takes longer than the statements here, and parallel workers would not inherit the
    // lower priority.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
  };
}

/**
 * Opens a pool on a PostgreSQL address. As with libpq, `?host=/folder` selects a unix socket. No connection is
 * made before the first statement. A connection can be checked out for at most twice the statement timeout.
 */
export function connect(url: string, options: ConnectionOptions = {}): Connection {
  const { directUrl, noticeStream, onStatement, statementTimeoutMs = 30_000 } = options;
  const direct = settingsOf(directUrl ?? url, statementTimeoutMs);
  const hasPooler = directUrl !== undefined;
  let keepsStatements = !hasPooler;
  const pool = new LendingPool({
    // Session settings belong to the pooler, since all clients share its connections.
    ...(hasPooler ? connectionSettings(url) : direct),
    max: options.poolSize ?? 10,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    maxCheckoutMs: statementTimeoutMs === 0 ? undefined : 2 * statementTimeoutMs,
    isLowPriority: options.isLowPriority,
  });
  const unwatch = options.name === undefined ? () => {} : watchPool(options.name, pool);
  const listener = createListener(direct);
  const logger: Logger | undefined = onStatement && { logQuery: (text) => onStatement(text) };
  const dialect = new PgDialect({ casing: 'snake_case' });
  const databaseOf = (onlyReads: boolean): NodePgDatabase =>
    new NodePgDatabase(
      dialect,
      new PreparedSession(pool, {
        dialect,
        logger,
        keepsStatements: () => keepsStatements,
        onlyReads,
        noticeStream,
      }),
      undefined,
    );
  return {
    db: databaseOf(false),
    reading: databaseOf(true),
    usePassword: (fresh, freshDirect = fresh) => {
      direct.connectionString = freshDirect;
      pool.options.connectionString = fresh;
    },
    learnPooler: async () => {
      if (!hasPooler) return undefined;
      const traits = await learnPooler(pool);
      ({ keepsStatements } = traits);
      return traits;
    },
    listen: async (channel, subscription) => {
      const stop = await listener.listen(channel, subscription);
      const stopStream = await noticeStream?.listen(channel, subscription);
      return () => {
        stop();
        stopStream?.();
      };
    },
    close: async () => {
      unwatch();
      await listener.close();
      await pool.close(CLOSE_TIMEOUT_MS);
    },
  };
}

/**
 * Returns PostgreSQL's error code (`23505` is a duplicate) of an error, even when a library wrapped it;
 * otherwise undefined.
 */
export function sqlStateOf(error: unknown): string | undefined {
  if (error instanceof pg.DatabaseError) return error.code;
  return error instanceof Error && error.cause !== undefined ? sqlStateOf(error.cause) : undefined;
}

const CONFLICTS = ['40001', '40P01'];

/**
 * Runs several reads on one snapshot of the database, so that a list and its counts are consistent while others
 * write.
 */
export function inSnapshot<Result>(db: Queryable, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
  return db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/**
 * Runs work in a transaction. After a serialization failure or a deadlock the work is retried, up to three
 * attempts in all, so it must have no effect outside the database.
 */
export async function inTransaction<Result>(
  db: Queryable,
  work: (tx: Queryable) => Promise<Result>,
  attempts = 3,
): Promise<Result> {
  try {
    return await db.transaction(work);
  } catch (error) {
    if (attempts <= 1 || !CONFLICTS.includes(sqlStateOf(error) ?? '')) throw error;
    return inTransaction(db, work, attempts - 1);
  }
}
