import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connection.ts';

/** Numbers of rows of a table that were added, changed and removed; zero counts are left out. */
export type Change = Readonly<Partial<Record<'added' | 'changed' | 'removed', number>>>;

/** What a transaction has changed so far. */
export interface Changes {
  /** False where it only read. */
  readonly hasWritten: boolean;
  /** By table; empty where the database does not track counts. */
  readonly tables: Readonly<Record<string, Change>>;
}

const changeOf = (counts: readonly (readonly ['added' | 'changed' | 'removed', string])[]): Change =>
  Object.fromEntries(
    counts.flatMap(([kind, count]): [string, number][] =>
      Number(count) === 0 ? [] : [[kind, Number(count)]],
    ),
  );

/**
 * Reads what a transaction has changed so far, from the database's statistics; it must be the first transaction
 * of its connection.
 */
export async function readChanges(tx: Queryable): Promise<Changes> {
  const { rows } = await tx.execute<{ name: string; added: string; changed: string; removed: string }>(sql`
    select relname as name, n_tup_ins as added, n_tup_upd as changed, n_tup_del as removed
    from pg_stat_xact_user_tables where n_tup_ins + n_tup_upd + n_tup_del > 0 order by relname`);
  const state = await tx.execute<{ counts: boolean; writes: boolean }>(sql`
    select current_setting('track_counts') = 'on' as counts, pg_current_xact_id_if_assigned() is not null as writes`);
  const { counts = false, writes = true } = state.rows[0] ?? {};
  return {
    hasWritten: counts ? rows.length > 0 : writes,
    tables: Object.fromEntries(
      rows.map(({ name, added, changed, removed }) => [
        name,
        changeOf([
          ['added', added],
          ['changed', changed],
          ['removed', removed],
        ]),
      ]),
    ),
  };
}

/**
 * Finds the company whose rows a transaction has written, from a row of the smallest of these tables; undefined
 * where no row names one.
 */
export async function companyOfChanges(
  tx: Queryable,
  tables: readonly string[],
): Promise<string | undefined> {
  const { rows: known } = await tx.execute<{ name: string }>(sql`
    select relname as name from pg_class
    join pg_attribute on attrelid = pg_class.oid and attname = 'company_id' and not attisdropped
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname = any(${sql.param([...tables])})
    order by reltuples`);
  for (const { name } of known) {
    const { rows } = await tx.execute<{ company_id: string | null }>(sql`
      select company_id from ${sql.identifier(name)}
      where xmin = pg_current_xact_id()::xid and company_id is not null limit 1`);
    const found = rows[0]?.company_id;
    if (found !== undefined && found !== null) return String(found);
  }
  return undefined;
}
