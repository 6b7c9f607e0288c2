import { type SQL, sql } from 'drizzle-orm';
import { CommandError } from '../platform/commands/commandError.ts';
import type { Connection, Queryable } from '../platform/database/connection.ts';
import { migrate } from '../platform/database/migrating/migrate.ts';
import { readMigrations } from '../platform/database/migrating/migrations.ts';

/** Rows read at once. */
const FETCH_SIZE = 1000;
/** Maximum bytes of a part of a table, unless a single row is longer. */
const PART_BYTES = 4 * 1024 * 1024;

/** Facts about the database in a backup, besides its rows. */
export interface DatabaseFacts {
  readonly writtenAt: string;
  /** Hashes of the migrations that created its tables, in their order. */
  readonly migrations: readonly string[];
  /** Number of rows; missing in older backups. */
  readonly rows?: number;
  /** The last value of each sequence that was used. */
  readonly sequences: Readonly<Record<string, string>>;
}

async function tableNames(tx: Queryable): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`);
  return rows.map(({ name }) => name);
}

async function countRows(tx: Queryable): Promise<number> {
  let all = 0;
  for (const table of await tableNames(tx)) all += await tx.$count(sql`${sql.identifier(table)}`);
  return all;
}

/** Reads the facts about the database. */
export async function readFacts(tx: Queryable, now: Date): Promise<DatabaseFacts> {
  const appliedMigrations = await tx.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at`,
  );
  const counted = await tx.execute<{ name: string; last: string }>(sql`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null`);
  return {
    writtenAt: now.toISOString(),
    rows: await countRows(tx),
    migrations: appliedMigrations.rows.map(({ hash }) => hash),
    sequences: Object.fromEntries(counted.rows.map(({ name, last }) => [name, last])),
  };
}

/** A part of a table: one row per line, as JSON written by PostgreSQL. */
export interface TablePart {
  readonly table: string;
  readonly lines: readonly string[];
}

/** Reads all rows of all tables, in parts. */
export async function* readTables(tx: Queryable): AsyncGenerator<TablePart> {
  for (const table of await tableNames(tx)) {
    await tx.execute(
      sql`declare backup_rows no scroll cursor for select row_to_json(kept)::text as line from ${sql.identifier(table)} kept`,
    );
    let lines: string[] = [];
    let length = 0;
    for (;;) {
      const { rows } = await tx.execute<{ line: string }>(
        sql`fetch ${sql.raw(String(FETCH_SIZE))} from backup_rows`,
      );
      for (const { line } of rows) {
        lines.push(line);
        length += line.length;
      }
      const isEnd = rows.length < FETCH_SIZE;
      if (lines.length > 0 && (isEnd || length >= PART_BYTES)) {
        yield { table, lines };
        [lines, length] = [[], 0];
      }
      if (isEnd) break;
    }
    await tx.execute(sql`close backup_rows`);
  }
}

/** Returns a statement for each table and function of a database that would drop it. */
export async function dropStatementsOf(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ drop: string }>(sql`
    select format('drop table if exists %s cascade', oid::regclass) as drop
    from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, to_regnamespace('drizzle'))
    union all
    select format('drop function if exists %s cascade', oid::regprocedure)
    from pg_proc where pronamespace = 'public'::regnamespace`);
  return rows.map(({ drop }) => drop);
}

/** Drops the tables and functions that were created since. @param before the earlier result of {@link dropStatementsOf} */
export async function dropSince(db: Connection['db'], before: readonly string[]): Promise<void> {
  const since = (await dropStatementsOf(db)).filter((drop) => !before.includes(drop));
  await db.transaction(async (tx) => {
    for (const drop of since) await tx.execute(sql.raw(drop));
  });
}

/**
 * Creates the tables in an empty database, at the migration of the backup.
 * @throws {CommandError} where the backup is of a later version than this program
 */
export async function makeTables(url: string, { migrations }: DatabaseFacts): Promise<void> {
  const known = await readMigrations();
  if (migrations.some((hash, index) => hash !== known[index]?.hash))
    throw new CommandError(
      'The backup was made by a version that this one does not know. Use a newer version of Lectern.',
    );
  await migrate(url, known.slice(0, migrations.length));
}

async function columnsOf(tx: Queryable, table: string): Promise<SQL> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`);
  return sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}

/**
 * Drops foreign keys and disables triggers, so that tables can be filled in any order. @returns a function that
 * restores them
 */
async function dropConstraints(tx: Queryable): Promise<() => Promise<void>> {
  const { rows } = await tx.execute<{ table: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const tables = (await tableNames(tx)).map((name) => `"${name}"`);
  const run = async (statements: readonly string[]): Promise<void> => {
    if (statements.length > 0) await tx.execute(sql.raw(statements.join(';\n')));
  };
  await run(rows.map(({ table, name }) => `alter table ${table} drop constraint ${name}`));
  await run(tables.map((table) => `alter table ${table} disable trigger user`));
  // Rows inserted by migrations are in the backup too.
  await run([`truncate ${tables.join(', ')}`]);
  return async () => {
    await run(tables.map((table) => `alter table ${table} enable trigger user`));
    await run(
      rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    );
  };
}

/** Fills tables from a backup. */
export interface Filling {
  fill(part: TablePart): Promise<void>;
  /** Restores foreign keys, triggers and sequences; fails for inconsistent rows. */
  finish(): Promise<void>;
}

/** Starts filling the tables of a database in a transaction. */
export async function fillTables(tx: Queryable, { sequences }: DatabaseFacts): Promise<Filling> {
  const restoreConstraints = await dropConstraints(tx);
  const columns = new Map<string, SQL>();
  return {
    fill: async ({ table, lines }) => {
      const names = columns.get(table) ?? (await columnsOf(tx, table));
      columns.set(table, names);
      const name = sql.identifier(table);
      await tx.execute(sql`
        insert into ${name} (${names})
        select ${names} from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json)`);
    },
    finish: async () => {
      await restoreConstraints();
      for (const [name, last] of Object.entries(sequences))
        await tx.execute(sql`select setval(${name}::regclass, ${last}::bigint)`);
    },
  };
}
