import { findPapers } from '@lectern/sdk/endpoints/question';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { connect } from '../database/connection.ts';

const app = await openTestApp();
const { company } = await app.addCompany('localhost');
const token = await app.tokenOf(await app.addUser(company));

test('a company whose cache entry is dropped during its read refuses none of the waiting calls', async () => {
  app.parts.tenants.forget();
  const other = connect(app.databaseUrl, { poolSize: 1 });
  const calls = await other.db.transaction(async (tx) => {
    await tx.execute(sql`lock table companies in access exclusive mode`);
    const waiting = Array.from({ length: 5 }, () => app.call(findPapers, {}, { token }));
    const isWaiting = () =>
      tx
        .execute(sql`select 1 from pg_locks where relation = 'companies'::regclass and not granted`)
        .then(({ rows }) => rows.length > 0);
    await expect.poll(isWaiting).toBe(true);
    app.parts.tenants.forget();
    return waiting;
  });
  await other.close();
  const replies = await Promise.all(calls);
  expect(replies.map(({ status }) => status)).toEqual(calls.map(() => 200));
});
