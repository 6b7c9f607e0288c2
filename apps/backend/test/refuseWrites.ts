import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../src/platform/database/connection.ts';

/** Which writes fail. */
export interface RefusedWrites {
  /** When they fail: at an insert, at an update, or at the commit of an insert. */
  readonly on: 'insert' | 'update' | 'commit';
  /** Which rows fail, as an SQL condition on `new`; all by default. */
  readonly where?: string;
  /** PostgreSQL's error code. @defaultValue 'P0001', which the back end does not handle */
  readonly code?: string;
}

const MOMENTS: Readonly<Record<RefusedWrites['on'], readonly [kind: string, moment: string, rest: string]>> =
  {
    insert: ['trigger', 'before insert', ''],
    update: ['trigger', 'before update', ''],
    commit: ['constraint trigger', 'after insert', 'deferrable initially deferred'],
  };

let count = 0;

/** Makes writes to a table fail, until the returned function is called. */
export async function refuseWrites(
  db: Queryable,
  table: PgTable,
  { on, where, code = 'P0001' }: RefusedWrites,
): Promise<() => Promise<void>> {
  count += 1;
  const name = `refuse_${process.pid}_${count}`;
  const [kind, moment, rest] = MOMENTS[on];
  const when = where === undefined ? '' : `when (${where})`;
  await db.execute(
    sql.raw(`create function ${name}() returns trigger language plpgsql
      as $$ begin raise exception 'no room' using errcode = '${code}'; end $$`),
  );
  await db.execute(
    sql.raw(`create ${kind} ${name} ${moment} on ${getTableName(table)} ${rest}
      for each row ${when} execute function ${name}()`),
  );
  return async () => {
    await db.execute(sql.raw(`drop function ${name} cascade`));
  };
}
