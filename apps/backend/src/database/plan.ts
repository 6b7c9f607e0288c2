import { sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/connection.ts';
import { type Migration, pendingOf } from '../platform/database/migrating/migrations.ts';
import {
  createdBy,
  type Effort,
  type Lock,
  type LockMode,
  locksOf,
  type Statement,
  statementsOf,
} from '../platform/database/migrating/statements.ts';

/** A lock that a migration will take. */
export interface PlannedLock {
  readonly migration: string;
  readonly table: string;
  readonly mode: LockMode;
  /** Number of rows, as estimated by the database. */
  readonly rows: number;
  /** Size of the table with its indexes. */
  readonly bytes: number;
  /** Estimated time from this statement to the end of its migration, when the lock is released. */
  readonly seconds: number;
  /** The migration's own comment about the lock; may be empty. */
  readonly note: string;
}

/**
 * Seconds per million rows of a table with a few indexes, on two cores and a cloud disk; better hardware takes
 * less.
 */
const SECONDS_A_MILLION: Readonly<Record<Effort, number>> = { none: 0, reads: 0.3, sorts: 2.5, writes: 30 };
const MILLION = 1_000_000;

interface Size {
  readonly rows: number;
  readonly bytes: number;
}

async function sizesOf(db: Queryable): Promise<ReadonlyMap<string, Size>> {
  const { rows } = await db.execute<{ name: string; rows: string; bytes: string }>(sql`
    select c.relname as name, pg_total_relation_size(c.oid) as bytes,
      greatest(c.reltuples, pg_stat_get_live_tuples(c.oid), 0)::bigint as rows
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`);
  return new Map(rows.map((row) => [row.name, { rows: Number(row.rows), bytes: Number(row.bytes) }]));
}

/** Finds a migration's comment about a table: `-- locks answers: SHARE, 1 s a million rows`. */
const noteOf = ({ comments }: Statement, table: string): string =>
  new RegExp(`^-- locks ${table}: (.+)`, 'm').exec(comments)?.[1] ?? '';

function secondsOf({ effort }: Lock, note: string, { rows }: Size): number {
  const measured = /([\d.]+) s a million/.exec(note)?.[1];
  return ((measured === undefined ? SECONDS_A_MILLION[effort] : Number(measured)) * rows) / MILLION;
}

/** Returns the lock on the table of a dropped index, which nobody can use meanwhile. */
async function locksOfIndex(db: Queryable, statement: Statement): Promise<Lock[]> {
  const index = /^DROP INDEX (?:IF EXISTS )?(?:"?public"?\.)?"?(\w+)"?/i.exec(statement.sql)?.[1];
  if (index === undefined) return [];
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indrelid
    where i.indexrelid = to_regclass(${`public.${index}`})`);
  return rows.map(({ name }) => ({ table: name, mode: 'ACCESS EXCLUSIVE', effort: 'none' }));
}

/**
 * Lists the locks that pending migrations will take on existing tables, one per statement and table, in order.
 * It only reads.
 */
export async function planOf(db: Queryable, migrations: readonly Migration[]): Promise<PlannedLock[]> {
  const sizes = await sizesOf(db);
  const createdTables = new Set<string>();
  const plan: PlannedLock[] = [];
  for (const { name, statements } of await pendingOf(db, migrations)) {
    const locks: (PlannedLock & { readonly own: number })[] = [];
    for (const statement of statements.flatMap(statementsOf)) {
      const created = createdBy(statement.sql);
      if (created !== undefined) createdTables.add(created);
      for (const lock of [...locksOf(statement.sql), ...(await locksOfIndex(db, statement))]) {
        const { table, mode } = lock;
        if (createdTables.has(table)) continue;
        const size = sizes.get(table) ?? { rows: 0, bytes: 0 };
        const note = noteOf(statement, table);
        const own = secondsOf(lock, note, size);
        locks.push({ migration: name, table, mode, ...size, seconds: 0, note, own });
      }
    }
    plan.push(
      ...locks.map(({ own: _, ...lock }, index) => ({
        ...lock,
        seconds: locks.slice(index).reduce((sum, { own }) => sum + own, 0),
      })),
    );
  }
  return plan;
}
