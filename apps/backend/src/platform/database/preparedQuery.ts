import type { Queryable } from './connection.ts';

/**
 * Caches a query that many requests run, built once per database: building it costs the server several times
 * what running it does. Inside a transaction the query is built for that transaction alone.
 * @param build ends in drizzle's `.prepare(name)`; what differs from call to call is an `sql.placeholder`.
 */
export function preparedQuery<Query extends object>(
  build: (db: Queryable) => Query,
): (db: Queryable) => Query {
  const prepared = new WeakMap<Queryable, Query>();
  return (db) => {
    const known = prepared.get(db);
    if (known !== undefined) return known;
    const statement = build(db);
    prepared.set(db, statement);
    return statement;
  };
}
