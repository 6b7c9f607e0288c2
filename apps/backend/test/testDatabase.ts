import { randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { connect } from '../src/platform/database/connection.ts';
import { seedDatabase } from '../src/content/demonstration/seedDatabase.ts';

/** A database of a test's own. */
export interface TestDatabase {
  readonly url: string;
  /** Gives it to the next test of this worker, empty again; for one whose tables are as they were. */
  release(): Promise<void>;
  drop(): Promise<void>;
}

/** Databases without a row that no test of this worker uses any more: emptying one costs a tenth of copying one. */
const idle: string[] = [];

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Makes the template that carries the whole demonstration; the first test that wants it pays for it. */
async function seededTemplate(base: string): Promise<string> {
  const name = `${new URL(base).pathname.slice(1)}_seeded`;
  const { db, close } = connect(withDatabase(base, 'postgres'), { poolSize: 1, statementTimeoutMs: 0 });
  try {
    await db.execute(sql`select pg_advisory_lock(7263002)`);
    if ((await db.$count(sql`pg_database`, sql`datname = ${name} and datistemplate`)) > 0) return name;
    const own = sql.identifier(name);
    await db.execute(sql`drop database if exists ${own}`);
    await db.execute(sql`create database ${own} template ${sql.identifier(new URL(base).pathname.slice(1))}`);
    await seedDatabase(withDatabase(base, name));
    await db.execute(sql`alter database ${own} is_template true`);
    return name;
  } finally {
    await close();
  }
}

/** Ends what still holds on to a database, and takes every row away; ids count from 1 again. */
async function empty(url: string): Promise<void> {
  const { db, close } = connect(url, { poolSize: 1 });
  try {
    await db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await db.execute(sql`
      do $$ declare filled text; begin
        select string_agg(oid::regclass::text, ', ') into filled from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0;
        if filled is not null then execute 'truncate ' || filled || ' restart identity cascade'; end if;
      end $$`);
  } finally {
    await close();
  }
}

/** Gives a migrated database, with the demonstration in it when asked for. */
export async function createTestDatabase(isSeeded: boolean): Promise<TestDatabase> {
  const base = inject('databaseUrl');
  const template = isSeeded ? await seededTemplate(base) : new URL(base).pathname.slice(1);
  const emptied = isSeeded ? undefined : idle.pop();
  const name = emptied ?? `test_${randomBytes(6).toString('hex')}`;
  const url = withDatabase(base, name);
  const run = async (statement: SQL): Promise<void> => {
    const { db, close } = connect(withDatabase(base, 'postgres'), { poolSize: 1 });
    try {
      await db.execute(statement);
    } finally {
      await close();
    }
  };
  const own = sql.identifier(name);
  if (emptied === undefined) await run(sql`create database ${own} template ${sql.identifier(template)}`);
  const drop = () => run(sql`drop database if exists ${own} with (force)`);
  return {
    url,
    release: async () => {
      if (isSeeded) return drop();
      await empty(url);
      idle.push(name);
    },
    drop,
  };
}
