import type { Endpoint } from '@lectern/sdk';
import { eq } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { companies } from '../database/tables/companies.tables.ts';
import { idempotentReplies } from '../database/tables/idempotency.tables.ts';
import { users } from '../database/tables/users.tables.ts';
import { BusinessError } from './errors.ts';
import { deleteOldReplies } from './idempotency.ts';
import { route } from './route.ts';

const Add = Type.Object({ name: Type.String() });
type Add = Static<typeof Add>;
const Added = Type.Object({ id: Type.String() });
type Added = Static<typeof Added>;
const add: Endpoint<Add, Added> = {
  id: 'people.add',
  method: 'POST',
  path: '/people',
  reply: '*',
  once: true,
};
const { once: _, ...addAnyTime }: Endpoint<Add, Added> = {
  ...add,
  id: 'people.addAnyTime',
  path: '/people/anyTime',
};

const schema = { input: Add, output: Added };
let isRefusing = false;
const addRoute = route(
  add,
  ({ name }, context) =>
    context.transaction(async (tx) => {
      const [created] = await tx.insert(users).values({ companyId: context.company.id, name }).returning();
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (isRefusing || created === undefined) throw new BusinessError('0', '人数已满');
      return { id: created.id };
    }),
  { schema },
);

/** Counts each call, then refuses it. */
const refusingRoute = route(
  addAnyTime,
  async ({ name }, context) => {
    await context.db.insert(users).values({ companyId: context.company.id, name });
    throw new BusinessError('0', '人数已满');
  },
  { schema },
);

const app = await openTestApp({ modules: [{ name: 'people', routes: [addRoute, refusingRoute] }] });
const { db } = app.parts.connection;
const { company } = await app.addCompany('localhost');
const student = await app.addUser(company);
const token = await app.tokenOf(student);
beforeEach(() => {
  isRefusing = false;
});

async function countOf(name: string): Promise<number> {
  return db.$count(users, eq(users.name, name));
}

test('a repeated call has one effect and the same reply', async () => {
  const options = { token, idempotencyKey: 'key-repeated' };
  const replies = [
    await app.call(add, { name: '甲' }, options),
    await app.call(add, { name: '甲' }, options),
  ];
  expect(replies[1]?.body).toEqual(replies[0]?.body);
  expect(replies[0]?.body.code).toBe('1');
  expect(await countOf('甲')).toBe(1);
});

test('concurrent repeats of a call wait for the first and return its reply', async () => {
  const options = { token, idempotencyKey: 'key-at-once' };
  const replies = await Promise.all([1, 2, 3].map(() => app.call(add, { name: '乙' }, options)));
  expect(new Set(replies.map((reply) => reply.body.data.id)).size).toBe(1);
  expect(await countOf('乙')).toBe(1);
});

test('the same idempotency key with another input is rejected with 400', async () => {
  const options = { token, idempotencyKey: 'key-other-input' };
  await app.call(add, { name: '丙' }, options);
  expect(await app.call(add, { name: '丁' }, options)).toMatchObject({
    status: 400,
    body: { path: 'Idempotency-Key' },
  });
  expect(await countOf('丁')).toBe(0);
});

test('a refused call leaves nothing behind, and can be retried with the same key', async () => {
  const options = { token, idempotencyKey: 'key-refused' };
  isRefusing = true;
  expect(await app.body(add, { name: '戊' }, options)).toEqual({ code: '0', message: '人数已满' });
  expect(await countOf('戊')).toBe(0);
  isRefusing = false;
  expect((await app.call(add, { name: '戊' }, options)).body.code).toBe('1');
  expect(await countOf('戊')).toBe(1);
});

test('an idempotency key is ignored by an endpoint without `once`', async () => {
  const options = { token, idempotencyKey: 'key-not-asked-for' };
  for (const _time of [1, 2])
    expect((await app.call(addAnyTime, { name: '壬' }, options)).body.code).toBe('0');
  expect(await countOf('壬')).toBe(2);
});

test('an idempotency key applies to its user alone', async () => {
  const other = await app.tokenOf(await app.addUser(company));
  const mine = await app.call(add, { name: '己' }, { token, idempotencyKey: 'key-shared' });
  const ofOther = await app.call(add, { name: '己' }, { token: other, idempotencyKey: 'key-shared' });
  expect(ofOther.body.data.id).not.toBe(mine.body.data.id);
});

test('a stored reply is deleted after two days', async () => {
  await app.call(add, { name: '庚' }, { token, idempotencyKey: 'key-forgotten' });
  await deleteOldReplies(db, new Date(app.clock.now().getTime() + 47 * 3600_000));
  expect(await db.$count(idempotentReplies, eq(idempotentReplies.key, 'key-forgotten'))).toBe(1);
  await deleteOldReplies(db, new Date(app.clock.now().getTime() + 49 * 3600_000));
  expect(await db.$count(idempotentReplies, eq(idempotentReplies.key, 'key-forgotten'))).toBe(0);
});

test('a malformed idempotency key is rejected with 400', async () => {
  expect((await app.call(add, { name: '辛' }, { token, idempotencyKey: 'x' })).status).toBe(400);
  expect(await db.$count(companies)).toBe(1);
});
