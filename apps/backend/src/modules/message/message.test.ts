import * as message from '@lectern/sdk/endpoints/message';
import { currentUser } from '@lectern/sdk/endpoints/shell';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import { messages } from './message.tables.ts';
import { accountChanged, orderPaid, writeMessages } from './index.ts';

const app = await openTestApp();
const { db } = app.parts.connection;
const { company } = await app.addCompany('localhost');
const owner = await app.addUser(company);
const other = await app.addUser(company);
const token = await app.tokenOf(owner);

const to = (user: User) => ({ companyId: user.companyId, userId: user.id, now: app.clock.now() });

beforeEach(async () => {
  await db.delete(messages);
  await writeMessages(db, [accountChanged(to(owner), 'password'), accountChanged(to(other), 'email')]);
  app.clock.advance(60_000);
  const order = { id: '7', orderNo: 'L7', items: [{ name: '<b>数学</b>', nameEn: '' }] };
  await writeMessages(db, [orderPaid(to(owner), order)]);
});

const pageOf = (input: message.MessagePageIn = {}) => app.data(message.page, input, { token });

describe('messages', () => {
  test('are listed newest first, for their recipient only', async () => {
    const { total, records } = await pageOf();
    expect(total).toBe(2);
    expect(records.map(({ kind }: message.Message) => kind)).toEqual(['order', 'system']);
  });

  test('escape names in their HTML', async () => {
    const [{ contentHtml }] = (await pageOf()).records;
    expect(contentHtml).toContain('&lt;b&gt;数学&lt;/b&gt;');
  });

  test('are written once per key', async () => {
    const again = { id: '7', orderNo: 'L7', items: [] };
    await writeMessages(db, [orderPaid(to(owner), again)]);
    expect((await pageOf()).total).toBe(2);
  });

  test('are filtered by kind and by read status', async () => {
    const [{ messageId }] = (await pageOf({ kind: 'order' })).records;
    await app.call(message.read, { messageId }, { token });
    expect((await pageOf({ readFlag: 0 })).records).toMatchObject([{ kind: 'system' }]);
    expect((await pageOf({ readFlag: 1 })).records).toMatchObject([{ kind: 'order' }]);
  });

  test('are counted, and currentUser returns the number of unread ones', async () => {
    const [{ messageId }] = (await pageOf({ kind: 'order' })).records;
    const { body } = await app.call(message.read, { messageId }, { token });
    expect(body.data).toEqual({ unRead: 1 });
    const counted = await app.call(message.count, {}, { token });
    expect(counted.body.data).toMatchObject({
      total: 2,
      unRead: 1,
      unReadByKind: { order: 0, system: 1, exam: 0 },
    });
    expect((await app.data(currentUser, {}, { token })).unReadNum).toBe(1);
  });

  test('are deleted idempotently', async () => {
    const [{ messageId }] = (await pageOf()).records;
    for (const _ of [1, 2]) {
      const { status, body } = await app.call(message.remove, { messageId }, { token });
      expect({ status, data: body.data }).toEqual({ status: 200, data: { unRead: 1 } });
    }
    expect((await pageOf()).total).toBe(1);
  });

  test.each(['9999999', 'nobody'])(
    'of another student are neither read nor deleted, by their id or by %s',
    async (stranger) => {
      const [ofOther] = await db.select().from(messages).where(eq(messages.userId, other.id));
      for (const messageId of [stranger, ofOther?.id ?? '']) {
        await app.call(message.read, { messageId }, { token });
        await app.call(message.remove, { messageId }, { token });
      }
      const [after] = await db.select().from(messages).where(eq(messages.userId, other.id));
      expect(after).toEqual(ofOther);
    },
  );
});
