import { randomBytes } from 'node:crypto';
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
  const { sql, close } = connect(withDatabase(base, 'postgres'), { poolSize: 1, statementTimeoutMs: 0 });
  try {
    await sql`select pg_advisory_lock(7263002)`;
    const [found] = await sql`select 1 from pg_database where datname = ${name} and datistemplate`;
    if (found !== undefined) return name;
    await sql`drop database if exists ${sql(name)}`;
    await sql`create database ${sql(name)} template ${sql(new URL(base).pathname.slice(1))}`;
    await plantSeeds(withDatabase(base, name));
    await sql`alter database ${sql(name)} is_template true`;
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
  const run = async (work: (sql: ReturnType<typeof connect>['sql']) => Promise<unknown>): Promise<void> => {
    const { sql, close } = connect(withDatabase(base, 'postgres'), { poolSize: 1 });
    try {
      await work(sql);
    } finally {
      await close();
    }
  };
  await run((sql) => sql`create database ${sql(name)} template ${sql(template)}`);
  return {
    url: withDatabase(base, name),
    drop: () => run((sql) => sql`drop database if exists ${sql(name)} with (force)`),
  };
}
