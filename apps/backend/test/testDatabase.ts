import { randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { connect } from '../src/database/connection.ts';
import { plantSeeds } from '../src/seed/plant.ts';

/** A database of a test's own. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

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
    await plantSeeds(withDatabase(base, name));
    await db.execute(sql`alter database ${own} is_template true`);
    return name;
  } finally {
    await close();
  }
}

/** Copies the run's migrated database, with the demonstration in it when asked for. */
export async function createTestDatabase(isSeeded: boolean): Promise<TestDatabase> {
  const base = inject('databaseUrl');
  const template = isSeeded ? await seededTemplate(base) : new URL(base).pathname.slice(1);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: SQL): Promise<void> => {
    const { db, close } = connect(withDatabase(base, 'postgres'), { poolSize: 1 });
    try {
      await db.execute(statement);
    } finally {
      await close();
    }
  };
  const own = sql.identifier(name);
  await run(sql`create database ${own} template ${sql.identifier(template)}`);
  return {
    url: withDatabase(base, name),
    drop: () => run(sql`drop database if exists ${own} with (force)`),
  };
}
