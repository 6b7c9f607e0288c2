import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/testDatabase.ts';
import { type Connection, connect } from '../platform/database/connection.ts';
import { migrate } from '../platform/database/migrating/migrate.ts';
import { type Migration, readMigrations } from '../platform/database/migrating/migrations.ts';
import { planOf } from './plan.ts';

let database: TestDatabase;
let connection: Connection;
let migrations: readonly Migration[];
beforeAll(async () => {
  database = await createTestDatabase(false);
  connection = connect(database.url, { poolSize: 2 });
  const known = await readMigrations();
  const writtenAt = (known.at(-1)?.writtenAt ?? 0) + 1;
  const leaves = [
    'create table leaves (id bigint, size int)',
    'insert into leaves select i, i from generate_series(1, 20000) i',
    'create index leaves_size on leaves (size)',
  ];
  const earlier = { name: '9000_leaves', writtenAt, hash: 'a', statements: leaves };
  await migrate(database.url, [...known, earlier]);
  await connection.db.execute(sql`analyze leaves`);
  const later = {
    name: '9001_later',
    writtenAt: writtenAt + 1,
    hash: 'b',
    statements: [
      '-- locks leaves: ACCESS EXCLUSIVE, for a moment\nALTER TABLE "leaves" ADD COLUMN "note" text;',
      '-- locks leaves: SHARE, 50 s a million rows\nCREATE INDEX "leaves_note" ON "leaves" USING btree ("note");',
      'DROP INDEX "leaves_size";',
      'CREATE TABLE "trees" ("id" bigint PRIMARY KEY);',
      'UPDATE "trees" SET "id" = 1;',
      'UPDATE "leaves" SET "note" = \'\';',
    ],
  };
  migrations = [...known, earlier, later];
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

test('a migration plan lists lock mode, duration and declared note of each pending statement by table', async () => {
  const plan = await planOf(connection.db, migrations);
  expect(
    plan.map(({ table, mode, rows, seconds, note }) => [table, mode, rows, Number(seconds.toFixed(2)), note]),
  ).toEqual([
    ['leaves', 'ACCESS EXCLUSIVE', 20_000, 1.6, 'ACCESS EXCLUSIVE, for a moment'],
    ['leaves', 'SHARE', 20_000, 1.6, 'SHARE, 50 s a million rows'],
    ['leaves', 'ACCESS EXCLUSIVE', 20_000, 0.6, ''],
    ['leaves', 'ROW EXCLUSIVE', 20_000, 0.6, ''],
  ]);
  expect(plan[0]?.bytes).toBeGreaterThan(500_000);
});

test('a migration plan changes nothing, and is empty after the migration', async () => {
  const columns = () => connection.db.$count(sql`information_schema.columns where table_name = 'leaves'`);
  await planOf(connection.db, migrations);
  expect(await columns()).toBe(2);
  expect(await migrate(database.url, migrations)).toEqual(['9001_later']);
  expect(await columns()).toBe(3);
  expect(await planOf(connection.db, migrations)).toEqual([]);
  expect(await migrate(database.url, migrations)).toEqual([]);
});
