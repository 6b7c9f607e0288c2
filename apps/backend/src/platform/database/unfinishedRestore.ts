import { sql } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';
import { ConfigError } from '../config/configError.ts';
import { connect, type Queryable } from './connection.ts';

/** What stood in a place before a restore into it began. */
export const Before = Type.Object({
  /** What would take away each table and function that was there. */
  drops: Type.Array(Type.String()),
  dataDir: Type.String(),
  /** What the data folder had. */
  names: Type.Array(Type.String()),
  bucket: Type.Union([Type.String(), Type.Null()]),
});
export type Before = Static<typeof Before>;

/** Writes down that a restore begins; a process that is killed cannot take back what had come by then. */
export async function noteRestore(db: Queryable, before: Before): Promise<void> {
  await db.execute(sql`create schema restoring`);
  await db.execute(sql`create table restoring.place as select ${JSON.stringify(before)}::jsonb as before`);
}

/** Reads what stood here before a restore that never ended; undefined where none is under way. */
export async function readUnfinished(db: Queryable): Promise<Before | undefined> {
  const { rows } = await db.execute<{ there: string | null }>(
    sql`select to_regclass('restoring.place') as there`,
  );
  if (rows[0]?.there == null) return undefined;
  const { rows: kept } = await db.execute<{ before: unknown }>(sql`select before from restoring.place`);
  const before = kept[0]?.before;
  if (!Check(Before, before))
    throw new ConfigError('What “backup restore” wrote down in the database cannot be read.');
  return before;
}

/** Writes down that a restore has ended, well or with everything taken back. */
export async function forgetRestore(db: Queryable): Promise<void> {
  await db.execute(sql`drop schema if exists restoring cascade`);
}

/** @throws {ConfigError} where a restore into the database was broken off, so that nothing is built on half of a school */
export async function refuseUnfinished(url: string): Promise<void> {
  const { db, close } = connect(url, { poolSize: 1 });
  try {
    if ((await readUnfinished(db)) === undefined) return;
  } finally {
    await close();
  }
  throw new ConfigError(
    'A restore into this database was broken off. Give “backup restore” again: it takes away what had come by then, and ' +
      'begins anew.',
  );
}
