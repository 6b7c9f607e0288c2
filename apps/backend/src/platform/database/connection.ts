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
  /** The same by the same connections, for what only reads: a statement that does more is refused before it is sent. */
  readonly reading: ReadOnly;
  /** Makes connections from now on with the passwords of these addresses; those that are open stay. */
  usePassword(url: string, directUrl?: string): void;
  /**
   * Learns how the pooler behaves that it leads to; until then no statement is prepared for longer than once.
   * @returns undefined where it leads to none. @throws what the pooler or the database says
   */
  learnPooler(): Promise<PoolerTraits | undefined>;
  /** Listens on one connection more, and to the stream of notices where there is one. */
  readonly listen: Listener['listen'];
  close(): Promise<void>;
}

/** Options of a pool. */
export interface ConnectionOptions {
  /** @defaultValue 10 */
  readonly poolSize?: number;
  /** The longest a statement may run, in milliseconds; 0 means for ever. @defaultValue 30000 */
  readonly statementTimeoutMs?: number;
  /** The database is this process's own, and its work for this pool lets others go first. @defaultValue false */
  readonly letsOthersFirst?: boolean;
  /** Names the pool among the figures of the process; without a name it is not watched. */
  readonly name?: string;
  /** The same database past the pooler that the address leads to, whose connections change hands; without it there is none. */
  readonly directUrl?: string | undefined;
  /** Carries what may go past the database; without it everything is told by the database. */
  readonly noticeStream?: NoticeStream | undefined;
  /** Told of the text of each statement that goes out. */
  readonly onStatement?: (text: string) => void;
}

/** How long a call waits for a connection, whether one must be made or all are lent. */
const CONNECT_MS = 10_000;
const CLOSE_PATIENCE_MS = 5000;
const LIFETIME_SECONDS = 3600;

/** How a connection to an address is made, whatever it leads to. */
function lineTo(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Statements of one transaction that are asked for side by side go out side by side.
    pipeline: true,
    application_name: 'lectern',
  };
}

/** How a connection to PostgreSQL itself is made; a statement may take so long. */
export function settingsOf(url: string, statementTimeoutMs: number): pg.ClientConfig {
  return {
    ...lineTo(url),
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 60_000,
    // Compiling a plan takes longer than the statements here, and helpers of a read would not step back with it.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
  };
}

/**
 * Opens a pool on a PostgreSQL address. As with libpq, `?host=/folder` stands for a unix socket.
 * No connection is made before the first statement. A connection is lent for two statements' longest time at most.
 */
export function connect(url: string, options: ConnectionOptions = {}): Connection {
  const { directUrl, noticeStream, onStatement, statementTimeoutMs = 30_000 } = options;
  const direct = settingsOf(directUrl ?? url, statementTimeoutMs);
  const hasPooler = directUrl !== undefined;
  let keepsStatements = !hasPooler;
  const pool = new LendingPool({
    // What a session begins with is the pooler's own: its connections are everybody's.
    ...(hasPooler ? lineTo(url) : direct),
    max: options.poolSize ?? 10,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    longestLoanMs: statementTimeoutMs === 0 ? undefined : 2 * statementTimeoutMs,
    letsOthersFirst: options.letsOthersFirst,
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
      await pool.close(CLOSE_PATIENCE_MS);
    },
  };
}

/** PostgreSQL's own code of an error (`23505` is a duplicate), also when a library wrapped it; else undefined. */
export function sqlStateOf(error: unknown): string | undefined {
  if (error instanceof pg.DatabaseError) return error.code;
  return error instanceof Error && error.cause !== undefined ? sqlStateOf(error.cause) : undefined;
}

const CONFLICTS = ['40001', '40P01'];

/** Reads several things as they stood at one moment, so that a list fits its numbers while others write. */
export function inSnapshot<Result>(db: Queryable, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
  return db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/**
 * Runs work in a transaction. Work that lost against another transaction (serialization failure,
 * deadlock) is tried again, three times in all, so it must have no effect outside the database.
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
