import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Connection, connect, type Queryable } from '../connection.ts';
import { readMigrations } from './migrations.ts';
import { createdBy, LOCK_MODES, type LockMode, locksOf, statementsOf } from './statements.ts';

let connection: Connection;
let admin: Connection;
let name: string;

/** Creates a database without any table. */
beforeAll(async () => {
  const address = new URL(inject('databaseUrl'));
  address.pathname = '/postgres';
  admin = connect(address.href, { poolSize: 1 });
  name = `lectern_locks_${randomBytes(6).toString('hex')}`;
  await admin.db.execute(sql`create database ${sql.identifier(name)}`);
  address.pathname = `/${name}`;
  connection = connect(address.href, { poolSize: 1 });
});
afterAll(async () => {
  await connection.close();
  await admin.db.execute(sql`drop database ${sql.identifier(name)} with (force)`);
  await admin.close();
});

/**
 * Returns the strongest lock that a transaction holds on each table, as PostgreSQL reports it; read locks are
 * left out.
 */
async function strongestLocks(tx: Queryable, tables: ReadonlySet<string>): Promise<Map<string, LockMode>> {
  const { rows } = await tx.execute<{ table: string; mode: string }>(sql`
    select c.relname as table, upper(regexp_replace(replace(l.mode, 'Lock', ''), '(.)([A-Z])', '\\1 \\2', 'g')) as mode
    from pg_locks l join pg_class c on c.oid = l.relation
    where l.pid = pg_backend_pid() and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`);
  const held = new Map<string, LockMode>();
  for (const { table, mode } of rows) {
    const rank = LOCK_MODES.findIndex((one) => one === mode);
    const known = LOCK_MODES.indexOf(held.get(table) ?? 'ROW EXCLUSIVE');
    const strongest = LOCK_MODES[Math.max(rank, known)];
    if (tables.has(table) && rank >= 0 && strongest !== undefined) held.set(table, strongest);
  }
  return held;
}

/**
 * Locks that only a function or an index takes do not appear in the statement; a renamed table is locked under
 * its new name.
 */
const hasUnlistedLocks = (statement: string): boolean =>
  /^(?:SELECT|DROP INDEX|ALTER INDEX|CREATE VIEW|ALTER TABLE "\w+" RENAME TO)/i.test(statement);

/** Only a release tests all migrations: old ones cannot change, and PostgreSQL is asked after each statement. */
const NEWEST = process.env['TESTS_OF_A_RELEASE'] === undefined ? 20 : Infinity;

test('locksOf predicts the locks that PostgreSQL reports for each statement of the migrations', async () => {
  const wrong: unknown[] = [];
  const tables = new Set<string>();
  const migrations = await readMigrations();
  const earlier = migrations.splice(0, Math.max(0, migrations.length - NEWEST));
  for (const { statements } of earlier) {
    // At least one migration locks a table explicitly until its transaction ends.
    await connection.db.transaction(async (tx) => {
      for (const { sql: statement } of statements.flatMap(statementsOf)) {
        await tx.execute(sql.raw(statement));
        const created = createdBy(statement);
        if (created !== undefined) tables.add(created);
      }
    });
  }
  for (const { name: migration, statements } of migrations) {
    for (const { sql: statement } of statements.flatMap(statementsOf)) {
      const held = await connection.db.transaction(async (tx) => {
        await tx.execute(sql.raw(statement));
        return strongestLocks(tx, tables);
      });
      const created = createdBy(statement);
      if (created !== undefined) tables.add(created);
      if (hasUnlistedLocks(statement)) continue;
      const listed = new Map(locksOf(statement).map(({ table, mode }) => [table, mode]));
      for (const [table, mode] of held)
        if (LOCK_MODES.indexOf(listed.get(table) ?? 'ROW EXCLUSIVE') < LOCK_MODES.indexOf(mode))
          wrong.push({
            migration,
            statement: statement.slice(0, 80),
            table,
            held: mode,
            listed: listed.get(table),
          });
      for (const { table, mode } of locksOf(statement))
        if (tables.has(table) && held.get(table) !== mode)
          wrong.push({
            migration,
            statement: statement.slice(0, 80),
            table,
            listed: mode,
            held: held.get(table),
          });
    }
  }
  expect(tables.size).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test.each([
  ['ALTER TABLE "leaves" ADD COLUMN "note" text', 'ACCESS EXCLUSIVE', 'none'],
  ['ALTER TABLE "leaves" ADD COLUMN "at" timestamptz DEFAULT now()', 'ACCESS EXCLUSIVE', 'none'],
  ['ALTER TABLE "leaves" ADD COLUMN "uid" uuid DEFAULT gen_random_uuid()', 'ACCESS EXCLUSIVE', 'writes'],
  [
    'ALTER TABLE "leaves" ADD COLUMN "twice" int GENERATED ALWAYS AS (size * 2) STORED',
    'ACCESS EXCLUSIVE',
    'writes',
  ],
  ['ALTER TABLE "leaves" ALTER COLUMN "size" SET DATA TYPE numeric', 'ACCESS EXCLUSIVE', 'writes'],
  ['ALTER TABLE "leaves" ALTER COLUMN "size" SET NOT NULL', 'ACCESS EXCLUSIVE', 'reads'],
  ['ALTER TABLE "leaves" ADD CONSTRAINT "c" CHECK (size > 0)', 'ACCESS EXCLUSIVE', 'reads'],
  ['ALTER TABLE "leaves" ADD CONSTRAINT "c" CHECK (size > 0) NOT VALID', 'ACCESS EXCLUSIVE', 'none'],
  ['ALTER TABLE "leaves" ADD CONSTRAINT "u" UNIQUE("size")', 'ACCESS EXCLUSIVE', 'sorts'],
  [
    'ALTER TABLE "leaves" ADD CONSTRAINT "f" FOREIGN KEY ("tree") REFERENCES "public"."trees"("id")',
    'SHARE ROW EXCLUSIVE',
    'reads',
  ],
  [
    'ALTER TABLE "leaves" ADD CONSTRAINT "f" FOREIGN KEY ("tree") REFERENCES "trees"("id") NOT VALID',
    'SHARE ROW EXCLUSIVE',
    'none',
  ],
  ['ALTER TABLE "leaves" VALIDATE CONSTRAINT "positive"', 'SHARE UPDATE EXCLUSIVE', 'reads'],
  ['ALTER TABLE "leaves" DROP COLUMN "size"', 'ACCESS EXCLUSIVE', 'none'],
  ['CREATE UNIQUE INDEX "leaves_tree" ON "leaves" USING btree ("tree")', 'SHARE', 'sorts'],
  ['LOCK TABLE "leaves" IN SHARE ROW EXCLUSIVE MODE', 'SHARE ROW EXCLUSIVE', 'none'],
  ['UPDATE "leaves" SET "size" = 1', 'ROW EXCLUSIVE', 'writes'],
  ['DELETE FROM "leaves"', 'ROW EXCLUSIVE', 'writes'],
  ['TRUNCATE "leaves"', 'ACCESS EXCLUSIVE', 'none'],
])('locksOf predicts lock and effort of %s', async (statement, mode, effort) => {
  const filenode = async (tx: Queryable) =>
    (await tx.execute<{ at: string }>(sql`select pg_relation_filenode('leaves') as at`)).rows[0]?.at;
  const undone = new Error('undone');
  const trying = connection.db.transaction(async (tx) => {
    await tx.execute(sql.raw('create table trees (id bigint primary key)'));
    await tx.execute(sql.raw('create table leaves (tree bigint, size int)'));
    await tx.execute(sql.raw('alter table leaves add constraint positive check (size > 0) not valid'));
    const before = await filenode(tx);
    await tx.execute(sql.raw(statement));
    // A rewritten table has another filenode.
    const isRewritten = (await filenode(tx)) !== before;
    if (statement.startsWith('ALTER TABLE')) expect(isRewritten).toBe(effort === 'writes');
    throw undone;
  });
  await expect(trying).rejects.toBe(undone);
  expect(locksOf(statement)[0]).toEqual({ table: 'leaves', mode, effort });
});

test('locksOf includes the table that a foreign key references', () => {
  expect(
    locksOf(
      'ALTER TABLE "leaves" ADD CONSTRAINT "f" FOREIGN KEY ("tree") REFERENCES "public"."trees"("id") NOT VALID;',
    ),
  ).toContainEqual({ table: 'trees', mode: 'SHARE ROW EXCLUSIVE', effort: 'none' });
});
