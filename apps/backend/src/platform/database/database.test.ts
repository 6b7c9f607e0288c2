import { getPriority } from 'node:os';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts';
import { seedDatabase } from '../../demonstration/seedDatabase.ts';
import { type Connection, connect, inTransaction, sqlStateOf } from './connection.ts';
import { migrate } from './migrating/migrate.ts';
import { type Migration, readMigrations } from './migrating/migrations.ts';
import { companies } from './tables/companies.tables.ts';
import { seeds } from './tables/seeds.tables.ts';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase(false);
  connection = connect(database.url, { poolSize: 4 });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

test('migrate applies no migration twice when several processes run it at once', async () => {
  const applied = () => connection.db.$count(sql`drizzle.__drizzle_migrations`);
  const before = await applied();
  await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
  expect(await applied()).toEqual(before);
});

test('migrate refuses a database older than the first release, with advice', async () => {
  const later = { name: '0000_later', writtenAt: Date.now(), hash: '', statements: [] };
  await expect(migrate(database.url, [later])).rejects.toThrow(/before 0\.1\.0.*LECTERN_DATA/);
});

test('seedDatabase adds nothing to the database of a real school', async () => {
  await connection.db.insert(companies).values({ name: '真实学校', hosts: ['school.example'] });
  await expect(seedDatabase(database.url)).rejects.toThrow(/belongs to 真实学校.*LECTERN_MODE=production/);
  expect(await connection.db.$count(seeds)).toBe(0);
  expect(await connection.db.$count(companies)).toBe(1);
  await connection.db.delete(companies);
});

test('seedDatabase seeds a module once in two concurrent runs', async () => {
  const part = {
    name: 'part',
    routes: [],
    seed: async (tx: Parameters<typeof inTransaction>[0]) =>
      void (await tx.insert(companies).values({ name: 'x', hosts: ['x'] })),
  };
  const runs = await Promise.all([seedDatabase(database.url, [part]), seedDatabase(database.url, [part])]);
  expect(runs.flat().filter((name) => name === 'part')).toEqual(['part']);
  expect(await connection.db.$count(companies, sql`name = 'x'`)).toBe(1);
});

test('seedDatabase rolls back a failed module, and seeds it at the next run', async () => {
  let isBroken = true;
  const part = {
    name: 'fragile',
    routes: [],
    seed: async (tx: Parameters<typeof inTransaction>[0]) => {
      await tx.insert(companies).values({ name: 'fragile', hosts: ['fragile'] });
      if (isBroken) throw new Error('no');
    },
  };
  await expect(seedDatabase(database.url, [part])).rejects.toThrow('no');
  expect(await connection.db.$count(seeds, sql`name = 'fragile'`)).toBe(0);
  isBroken = false;
  expect(await seedDatabase(database.url, [part])).toEqual(['fragile']);
  expect(await connection.db.$count(companies, sql`name = 'fragile'`)).toBe(1);
});

test('inTransaction retries after a serialisation failure, and gives up on a lasting deadlock', async () => {
  let runs = 0;
  await inTransaction(connection.db, async (tx) => {
    runs += 1;
    if (runs < 3) await tx.execute(sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`);
  });
  expect(runs).toBe(3);
  const stubborn = inTransaction(connection.db, async (tx) => {
    await tx.execute(sql`do $$ begin raise exception 'lost' using errcode = '40P01'; end $$`);
  });
  expect(sqlStateOf(await stubborn.catch((error: unknown) => error))).toBe('40P01');
});

test('a pooled connection stays open after a failed statement', async () => {
  const { db, close } = connect(database.url, { poolSize: 1 });
  const backend = async () => (await db.execute(sql`select pg_backend_pid() as pid`)).rows[0];
  const first = await backend();
  await expect(db.execute(sql`select 1 / 0`)).rejects.toThrow('Failed query');
  expect(await backend()).toEqual(first);
  await close();
});

test('a repeated statement is prepared once by its connection, in transactions too', async () => {
  const prepared = await connection.db.transaction(async (tx) => {
    for (const name of ['x', 'y'])
      await tx.select({ id: companies.id }).from(companies).where(eq(companies.name, name));
    const { rows } = await tx.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements where statement like 'select "id" from "companies"%'`,
    );
    return rows;
  });
  expect(prepared).toHaveLength(1);
});

test('a statement with many values is not prepared', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `many ${index}`);
  const prepared = await connection.db.transaction(async (tx) => {
    await tx.insert(companies).values(names.map((name) => ({ name, hosts: [name] })));
    const { rows } = await tx.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements where statement like 'insert into "companies"%'`,
    );
    return rows;
  });
  expect(prepared.filter(({ statement }) => statement.includes('$50'))).toHaveLength(0);
  expect(await connection.db.$count(companies, sql`name like 'many %'`)).toBe(50);
});

test('a low-priority connection lowers the CPU priority of its PostgreSQL process', async () => {
  const waiting = connect(database.url, { poolSize: 1, isLowPriority: true });
  const priorityOf = async ({ db }: Connection): Promise<number> => {
    const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    return getPriority(rows[0]?.pid);
  };
  expect(await priorityOf(waiting)).toBeGreaterThan(await priorityOf(connection));
  await waiting.close();
});

let addedMigrations = 0;

/**
 * Returns all migrations followed by one migration for each list of statements, written later than those of
 * earlier tests.
 */
async function migrationsAnd(...others: readonly (readonly string[])[]): Promise<Migration[]> {
  const known = await readMigrations();
  const last = known.at(-1)?.writtenAt ?? 0;
  const more = others.map((statements) => {
    addedMigrations += 1;
    return {
      name: `${9000 + addedMigrations}_more`,
      writtenAt: last + addedMigrations,
      hash: String(addedMigrations),
      statements,
    };
  });
  return [...known, ...more];
}

test('migrate waits for a lock in short attempts, and validates foreign keys afterwards', async () => {
  const migrations = await migrationsAnd([
    'create table "leaves" ("tree" bigint)',
    'insert into "leaves" select id from "companies"',
    'alter table "leaves" add constraint "leaves_tree" foreign key ("tree") references "companies" ("id") not valid',
  ]);
  const { db } = connection;
  let letGo = (): void => {};
  let isHeld = (): void => {};
  const held = new Promise<void>((done) => (isHeld = done));
  const reading = db.transaction(async (tx) => {
    await tx.execute(sql`lock table companies in share mode`);
    isHeld();
    await new Promise<void>((done) => (letGo = done));
  });
  await held;
  const migrated = migrate(database.url, migrations);
  const waiting = async (count: number): Promise<void> => {
    const { rows } = await db.execute<{ waits: string }>(
      sql`select count(*) as waits from pg_locks where not granted and relation = 'companies'::regclass`,
    );
    expect(Number(rows[0]?.waits)).toBe(count);
  };
  const often = { timeout: 30_000, interval: 20 };
  await vi.waitFor(() => waiting(1), often);
  // The migration cancels its lock request, so that no other statement queues behind it, and retries.
  await vi.waitFor(() => waiting(0), often);
  letGo();
  await Promise.all([reading, migrated]);
  const { rows } = await db.execute<{ valid: boolean }>(
    sql`select convalidated as valid from pg_constraint where conname = 'leaves_tree'`,
  );
  expect(rows).toEqual([{ valid: true }]);
});

test('migrate retries after a deadlock with another transaction', async () => {
  const migrations = await migrationsAnd([
    'create table "moss" ("id" bigint)',
    'lock table companies in share mode',
    'lock table schools in share mode',
  ]);
  const { db } = connection;
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  const writing = db.transaction(async (tx) => {
    await tx.execute(sql`lock table schools in row exclusive mode`);
    hold();
    const waiting = async () => {
      const { rows } = await db.execute(
        sql`select from pg_locks where not granted and relation = 'schools'::regclass`,
      );
      expect(rows.length).toBe(1);
    };
    await vi.waitFor(waiting, { timeout: 30_000, interval: 20 });
    await tx.execute(sql`lock table companies in row exclusive mode`);
  });
  await isHeld;
  await Promise.all([migrate(database.url, migrations), writing]);
  const { rows } = await db.execute(sql`select to_regclass('moss') as moss`);
  expect(rows).toEqual([{ moss: 'moss' }]);
});

test('migrate rolls back a failed migration, and keeps those before it', async () => {
  const migrations = await migrationsAnd(
    ['create table "roots" ("id" bigint)'],
    ['create table "twigs" ("id" bigint)', 'insert into "nowhere" values (1)'],
  );
  await expect(migrate(database.url, migrations)).rejects.toThrow();
  const { rows } = await connection.db.execute(
    sql`select to_regclass('roots') as roots, to_regclass('twigs') as twigs`,
  );
  expect(rows).toEqual([{ roots: 'roots', twigs: null }]);
});
