import type { Queryable } from './connection.ts';

/**
 * Keeps a query that many requests ask, put together once for a database instead of each time: putting it
 * together costs the server several times what asking it does. Inside a transaction it is made for that alone.
 * @param build ends in drizzle's `.prepare(name)`; what differs from call to call is an `sql.placeholder`.
 */
export function preparedQuery<Query extends object>(
  build: (db: Queryable) => Query,
): (db: Queryable) => Query {
  const kept = new WeakMap<Queryable, Query>();
  return (db) => {
    const known = kept.get(db);
    if (known !== undefined) return known;
    const made = build(db);
    kept.set(db, made);
    return made;
  };
}
