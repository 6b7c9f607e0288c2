import { sql } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';
import { ConfigError } from '../config/configError.ts';
import { connect, type Queryable } from './connection.ts';

/** What a place contained before a restore into it began. */
export const Before = Type.Object({
  /** Statements that would drop each table and function that existed. */
  drops: Type.Array(Type.String()),
  dataDir: Type.String(),
  /** Entries of the data folder. */
  names: Type.Array(Type.String()),
  bucket: Type.Union([Type.String(), Type.Null()]),
});
export type Before = Static<typeof Before>;

/** Records that a restore begins, since a killed process cannot undo what it had restored by then. */
export async function recordRestore(db: Queryable, before: Before): Promise<void> {
  await db.execute(sql`create schema restoring`);
  await db.execute(sql`create table restoring.place as select ${JSON.stringify(before)}::jsonb as before`);
}

/** Reads what the place contained before an unfinished restore; undefined where there is none. */
export async function readUnfinished(db: Queryable): Promise<Before | undefined> {
  const { rows } = await db.execute<{ there: string | null }>(
    sql`select to_regclass('restoring.place') as there`,
  );
  if (rows[0]?.there == null) return undefined;
  const { rows: stored } = await db.execute<{ before: unknown }>(sql`select before from restoring.place`);
  const before = stored[0]?.before;
  if (!Check(Before, before))
    throw new ConfigError('The record of “backup restore” in the database cannot be read.');
  return before;
}

/** Removes the record of a restore that has finished or was rolled back. */
export async function removeRestoreRecord(db: Queryable): Promise<void> {
  await db.execute(sql`drop schema if exists restoring cascade`);
}

/** Refuses a database with an unfinished restore, so that nothing works on half a school. @throws {ConfigError} */
export async function refuseUnfinished(url: string): Promise<void> {
  const { db, close } = connect(url, { poolSize: 1 });
  try {
    if ((await readUnfinished(db)) === undefined) return;
  } finally {
    await close();
  }
  throw new ConfigError(
    'A restore into this database was interrupted. Run “backup restore” again: it removes the partly restored data and ' +
      'starts again.',
  );
}
