import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../../test/openTestApp.ts';
import { insertRows } from './insertRows.ts';
import { users } from '../tables/users.tables.ts';

const app = await openTestApp();
const { db } = app.parts.connection;
const companyId = (await app.addCompany('rows.test')).company.id;

test('insertRows writes rows with the database’s defaults, and returns their ids by source key', async () => {
  const createdAt = new Date('2026-03-09T11:30:00.125Z');
  const inserted = ['a', 'b'].map((sourceKey) => ({
    companyId,
    sourceKey,
    username: null,
    name: `'${sourceKey}' \\ “李”`,
    profile: { nickName: 'firstName', depth: [1, { inner: true }] },
    createdAt,
  }));
  const ids = await insertRows(db, users, inserted);
  const rows = await db.select().from(users).where(eq(users.companyId, companyId)).orderBy(asc(users.id));
  expect(rows).toMatchObject(
    inserted.map((row) => ({ ...row, status: 'active', mustChangePassword: false })),
  );
  expect([...ids]).toEqual(rows.map(({ id, sourceKey }) => [sourceKey, id]));
});

test('insertRows replaces an unpaired surrogate with U+FFFD', async () => {
  const ids = await insertRows(db, users, [{ companyId, sourceKey: 'half', name: 'a\ud83db' }]);
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.id, ids.get('half') ?? ''));
  expect(row?.name).toBe('a\ufffdb');
});

test('insertRows throws and inserts nothing if a row violates a constraint', async () => {
  await expect(
    insertRows(db, users, [
      { companyId, sourceKey: 'twice' },
      { companyId, sourceKey: 'twice' },
    ]),
  ).rejects.toThrow();
  expect(await db.$count(users, eq(users.sourceKey, 'twice'))).toBe(0);
});
