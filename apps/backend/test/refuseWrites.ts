import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../src/platform/database/connection.ts';

/** Which writes are refused. */
export interface RefusedWrites {
  /** As rows are added, as they are changed, or what was added when it is committed. */
  readonly on: 'insert' | 'update' | 'commit';
  /** Which rows, in PostgreSQL's words about `new`; all without it. */
  readonly where?: string;
  /** PostgreSQL's code of the error. @defaultValue 'P0001', which no part of the back end knows */
  readonly code?: string;
}

const MOMENTS: Readonly<Record<RefusedWrites['on'], readonly [kind: string, moment: string, rest: string]>> =
  {
    insert: ['trigger', 'before insert', ''],
    update: ['trigger', 'before update', ''],
    commit: ['constraint trigger', 'after insert', 'deferrable initially deferred'],
  };

let count = 0;

/** Makes the database refuse what is written into a table, until what is returned is called. */
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
