import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres/session';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** The database, or a transaction in it: what a repository takes, so that it works in both. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>;

type Selects = Pick<Queryable, 'select' | 'selectDistinct' | 'selectDistinctOn'>;

/**
 * A database that can only be read: its type offers no builder for writes, and statements sent as text are
 * checked by {@link expectRead} where reads may be stale. Every {@link Queryable} is one too.
 */
export interface ReadOnly extends Selects, Pick<Queryable, '$count' | '$with' | 'execute'> {
  with(...queries: Parameters<Queryable['with']>): Selects;
}

/** Literals and quoted identifiers, which may contain any word. */
const QUOTED = /'(?:[^']|'')*'|"[^"]*"/g;
const READS = /^[\s(]*(?:select|with)\b/i;
const WRITES = new RegExp(
  [
    /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\b/,
    /\bfor\s+(?:no\s+key\s+update|update|key\s+share|share)\b/,
    /\b(?:nextval|setval|pg_notify|set_config|pg_(?:try_)?advisory\w*)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/**
 * Refuses a statement that is not a pure read. @throws {TypeError} for one that writes, locks or calls a
 * function that does
 */
export function expectRead(text: string): void {
  const withoutQuoted = text.replaceAll(QUOTED, '?');
  if (!READS.test(withoutQuoted) || WRITES.test(withoutQuoted))
    throw new TypeError(
      `Statements on the replica must be read-only, but this one is not: ${withoutQuoted.slice(0, 200)}`,
    );
}
