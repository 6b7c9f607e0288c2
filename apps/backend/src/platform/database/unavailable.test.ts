import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts';
import { connect } from './connection.ts';
import { isUnavailable } from './unavailable.ts';
import { sql } from 'drizzle-orm';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(false);
});
afterAll(() => database.drop());

const failureAt = async (url: string, statement = sql`select 1`): Promise<unknown> => {
  const { db, close } = connect(url, { poolSize: 1 });
  const error: unknown = await db.execute(statement).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  await close();
  return error;
};

test('isUnavailable is false for a database that does not exist, despite the severity FATAL', async () => {
  const elsewhere = new URL(database.url);
  elsewhere.pathname = '/nowhere';
  const refused = await failureAt(elsewhere.href);
  expect(refused).toMatchObject({ cause: { severity: 'FATAL', code: '3D000' } });
  expect(isUnavailable(refused)).toBe(false);
});

test('isUnavailable is true for a terminated connection and a missing socket', async () => {
  const ended = await failureAt(database.url, sql`select pg_terminate_backend(pg_backend_pid())`);
  const missing = await failureAt('postgres://lectern@localhost/lectern?host=/nowhere');
  for (const error of [ended, missing]) {
    expect(error).toBeInstanceOf(DrizzleQueryError);
    expect(isUnavailable(error)).toBe(true);
  }
});
