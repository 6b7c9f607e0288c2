import type { PgDatabase } from 'drizzle-orm/pg-core';
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { keepStatements } from './keptStatements.ts';

/** The database, or a transaction in it: what a repository takes, so that it works in both. */
export type Queryable = PgDatabase<PostgresJsQueryResultHKT>;

/** A pool of connections to one database. */
export interface Connection {
  readonly db: PostgresJsDatabase;
  /** The driver below, for LISTEN and for work that needs one connection of its own. */
  readonly sql: postgres.Sql;
  close(): Promise<void>;
}

/** Options of a pool. */
export interface ConnectionOptions {
  /** @defaultValue 10 */
  readonly poolSize?: number;
  /** The longest a statement may run, in milliseconds; 0 means for ever. @defaultValue 30000 */
  readonly statementTimeoutMs?: number;
  /** Told of the text of each statement that goes out. */
  readonly onStatement?: (text: string) => void;
  /** True keeps a connection for ever instead of replacing it after about an hour. @defaultValue false */
  readonly isLasting?: boolean;
}

/**
 * Opens a pool on a PostgreSQL address. As with libpq, `?host=/folder` stands for a unix socket.
 * No connection is made before the first statement.
 */
export function connect(url: string, options: ConnectionOptions = {}): Connection {
  const { onStatement } = options;
  const address = new URL(url);
  const socket = address.searchParams.get('host');
  address.searchParams.delete('host');
  const sql = postgres(address.href, {
    ...(socket !== null && { host: socket }),
    max: options.poolSize ?? 10,
    connect_timeout: 10,
    ...(options.isLasting === true && { max_lifetime: null }),
    onnotice: () => {},
    ...(onStatement !== undefined && { debug: (_: number, text: string) => onStatement(text) }),
    connection: {
      application_name: 'lectern',
      statement_timeout: options.statementTimeoutMs ?? 30_000,
      idle_in_transaction_session_timeout: 60_000,
    },
  });
  return {
    db: drizzle(keepStatements(sql), { casing: 'snake_case' }),
    sql,
    close: () => sql.end({ timeout: 5 }),
  };
}

/** PostgreSQL's own code of an error (`23505` is a duplicate), also when a library wrapped it; else undefined. */
export function sqlStateOf(error: unknown): string | undefined {
  if (error instanceof postgres.PostgresError) return error.code;
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
