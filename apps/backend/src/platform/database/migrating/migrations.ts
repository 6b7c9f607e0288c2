import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Queryable } from '../connection.ts';

/** Folder of the migrations of this version. */
export const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

/** A migration, as read from its folder. */
export interface Migration {
  /** `0036_practised_counts` */
  readonly name: string;
  /** When the migration was written, in milliseconds; the database identifies migrations by it. */
  readonly writtenAt: number;
  readonly hash: string;
  readonly statements: readonly string[];
}

/** Reads the migrations of this version in their order. */
export async function readMigrations(): Promise<Migration[]> {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'),
  );
  return readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(
    ({ folderMillis, hash, sql: statements }, place) => ({
      name: journal.entries[place]?.tag ?? '',
      writtenAt: folderMillis,
      hash,
      statements,
    }),
  );
}

/** Reads when each applied migration of a database was written, in milliseconds; empty for an empty database. */
export async function appliedTimes(db: Queryable): Promise<number[]> {
  const { rows: known } = await db.execute<{ applied: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') as applied`,
  );
  if (known[0]?.applied == null) return [];
  const { rows } = await db.execute<{ at: string }>(
    sql`select created_at as at from drizzle.__drizzle_migrations`,
  );
  return rows.map(({ at }) => Number(at));
}

/** Returns the migrations that a database does not have yet. */
export async function pendingOf(db: Queryable, migrations: readonly Migration[]): Promise<Migration[]> {
  const last = Math.max(0, ...(await appliedTimes(db)));
  return migrations.filter(({ writtenAt }) => writtenAt > last);
}
