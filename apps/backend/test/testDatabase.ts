import { randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { connect } from '../src/platform/database/connection.ts';
import { seedDatabase } from '../src/demonstration/seedDatabase.ts';

/** A database for a single test. */
export interface TestDatabase {
  readonly url: string;
  /** Makes it available to the next test of this worker, emptied; only for a database with unchanged tables. */
  release(): Promise<void>;
  drop(): Promise<void>;
}

/** Empty databases that no test of this worker uses: emptying a database costs a tenth of copying one. */
const idle: string[] = [];

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Creates the template with the whole demonstration; the first test that needs it waits for that. */
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

/** Ends all connections to a database, and deletes all rows; ids count from 1 again. */
async function empty(url: string): Promise<void> {
  const { db, close } = connect(url, { poolSize: 1 });
  try {
    await db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    // Deleting a test's few rows costs a tenth of truncating, which rewrites every table that refers to a
    // filled one.
    const { rows } = await db.execute<{ name: string }>(sql`
      select oid::regclass::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`);
    const filled = rows.map(({ name }) => name);
    if (filled.length === 0) return;
    const deletes = filled.map((name) => `delete from ${name};`).join(' ');
    await db.execute(
      sql.raw(`do $$ declare used text; begin
        set local session_replication_role = replica;
        ${deletes}
        for used in
          select quote_ident(sequencename) from pg_sequences where schemaname = 'public' and last_value is not null
        loop execute 'alter sequence ' || used || ' restart'; end loop;
      end $$`),
    );
    // Removes gaps, so that rows are stored in the order in which the next test adds them.
    await db.execute(sql.raw(`vacuum ${filled.join(', ')}`));
  } finally {
    await close();
  }
}

/** Returns a migrated database, with the demonstration where requested. */
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
  if (emptied === undefined)
    await run(sql`create database ${own} template ${sql.identifier(template)} strategy file_copy`);
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
