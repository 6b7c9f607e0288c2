import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connection.ts';

/** How many rows of a table were added, changed and removed; what is none is left out. */
export type Change = Readonly<Partial<Record<'added' | 'changed' | 'removed', number>>>;

/** What a transaction has changed so far. */
export interface Changes {
  /** False where it only read. */
  readonly hasWritten: boolean;
  /** By table; empty where the database does not count. */
  readonly tables: Readonly<Record<string, Change>>;
}

const changeOf = (counts: readonly (readonly ['added' | 'changed' | 'removed', string])[]): Change =>
  Object.fromEntries(
    counts.flatMap(([kind, count]): [string, number][] =>
      Number(count) === 0 ? [] : [[kind, Number(count)]],
    ),
  );

/** Tells what a transaction has changed so far, as the database counts it; its connection must have had no other before it. */
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

/** Finds whose rows a transaction has written: the company of one in the smallest of these tables; undefined where none names one. */
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
