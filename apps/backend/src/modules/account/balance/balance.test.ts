import * as account from '@lectern/sdk/endpoints/account';
import { byId } from '@lectern/sdk/endpoints/order';
import { cashier, payByBalance, start } from '@lectern/sdk/endpoints/payment';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../../test/openTestApp.ts';
import { bookMoney } from '../../../../test/subjects/bookMoney.ts';
import { addCourse } from '../../../../test/subjects/catalogue.ts';
import { writeTable } from '../../../platform/commands/table.ts';
import type { User } from '../../../platform/database/tables/users.tables.ts';
import { sandboxGateway } from '../../../providers/payment/sandboxGateway.ts';
import { enrolments } from '../../catalogue/students.tables.ts';
import { orders } from '../../order/order.tables.ts';
import { payments, refunds } from '../../payment/payment.tables.ts';
import { balanceEntries, chargeCards } from '../account.tables.ts';
import { listCards, makeCards } from './cards.service.ts';
import { hashCard } from './balance.repo.ts';
import { deliverNotices, orderCourses } from '../../../../test/subjects/payOrder.ts';

const PRICE = 19_900;
const DAY_MS = 86_400_000;

let user: User;
let options: { readonly token: string };

const app = await openTestApp();
const { db } = app.parts.connection;
const { company } = await app.addCompany('localhost');
const gateway = app.parts.services.get(sandboxGateway);

beforeEach(async () => {
  user = await app.addUser(company);
  options = { token: await app.tokenOf(user) };
});

const give = (amountCents: number, idempotencyKey = 'gift', to = user) =>
  bookMoney(app, to, amountCents, { idempotencyKey });

const balance = async (who = options): Promise<number> =>
  (await app.data(account.charge, {}, who)).balanceCents;
const history = (input: account.ChargeHistoryIn = {}, who = options): Promise<account.ChargeHistory> =>
  app.data(account.chargeHistory, input, who);

const courseOrder = async (): Promise<string> =>
  orderCourses(app, options, [await addCourse(app, company.id)], PRICE);

const pay = (orderId: string, who = options) => app.body(payByBalance, { orderId }, who);
const orderOf = async (orderId: string) => (await app.data(byId, { orderId }, options)).order;

describe('the balance', () => {
  test('starts at zero, and offers the amounts that may be paid in', async () => {
    expect(await app.data(account.charge, {}, options)).toEqual({
      balanceCents: 0,
      withdrawableCents: 0,
      amountsCents: [5_000, 10_000, 20_000, 50_000],
      minimumCents: 100,
      maximumCents: 500_000,
    });
  });

  test('lists only the student’s own entries, newest first, by direction and in pages', async () => {
    await give(1_000, 'one');
    await give(2_000, 'two');
    expect(await history()).toMatchObject({
      total: 2,
      records: [
        { amountCents: 2_000, balanceCents: 3_000 },
        { amountCents: 1_000, balanceCents: 1_000 },
      ],
    });
    expect(await history({ pageNo: 2, pageSize: 1 })).toMatchObject({
      total: 2,
      records: [{ amountCents: 1_000 }],
    });
    expect(await history({ direction: 'out' })).toEqual({ total: 0, records: [] });
    const stranger = { token: await app.tokenOf(await app.addUser(company)) };
    expect([await history({}, stranger), await balance(stranger)]).toEqual([{ total: 0, records: [] }, 0]);
    expect((await app.call(account.chargeHistory, { pageSize: 100_000 }, options)).status).toBe(400);
  });

  test('books an idempotency key once when four bookings race', async () => {
    await Promise.all([1, 2, 3, 4].map(() => give(500, 'order:1')));
    expect(await balance()).toBe(500);
  });

  test('never falls below zero and equals the sum of its entries when six debits race', async () => {
    await give(1_000);
    const spend = (index: number) =>
      bookMoney(app, user, -300, { kind: 'spent', idempotencyKey: `s:${index}` });
    const left = await Promise.all([1, 2, 3, 4, 5, 6].map(spend));
    expect(left.filter((cents) => cents !== undefined).toSorted((a, b) => a - b)).toEqual([100, 400, 700]);
    const rows = await db.select().from(balanceEntries).where(eq(balanceEntries.userId, user.id));
    expect(rows.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(await balance());
  });
});

describe('a balance top-up', () => {
  test.each([99, 500_001])('rejects %i cents with an error on the amount field', async (amountCents) => {
    expect(await app.body(account.makeBalanceOrder, { amountCents }, options)).toMatchObject({
      code: '0',
      data: { field: 'amountCents' },
    });
  });

  async function paidIn(amountCents: number) {
    const data = await app.data(account.makeBalanceOrder, { amountCents }, options);
    const orderId = String(data.orderId);
    const { tradeNo } = await app.data(start, { orderId, way: 'wechat' }, options);
    await gateway.pay(String(tradeNo), 'twice');
    await deliverNotices(app);
    return { orderId, tradeNo: String(tradeNo) };
  }

  test('credits the balance once when the payment notice arrives twice', async () => {
    const { orderId } = await paidIn(5_000);
    expect(await orderOf(orderId)).toMatchObject({
      status: 'paid',
      chargeCents: 5_000,
      paidBy: 'wechat',
      items: [],
    });
    expect(await history()).toMatchObject({ total: 1, records: [{ kind: 'charge', amountCents: 5_000 }] });
  });

  test('reuses the unpaid order of the same amount, and cannot be paid from the balance', async () => {
    await give(10_000);
    const [one, two] = await Promise.all(
      [1, 2].map(() => app.data(account.makeBalanceOrder, { amountCents: 5_000 }, options)),
    );
    expect(one).toEqual(two);
    expect((await app.data(cashier, { orderId: one.orderId }, options)).quote.balance).toBeNull();
    expect(await pay(one.orderId)).toMatchObject({ code: '0', message: '充值不能用余额支付' });
    expect(await balance()).toBe(10_000);
  });

  test('is refunded and credits nothing when the payment arrives after the order expired', async () => {
    const data = await app.data(account.makeBalanceOrder, { amountCents: 7_000 }, options);
    const { tradeNo } = await app.data(start, { orderId: data.orderId, way: 'wechat' }, options);
    await db
      .update(orders)
      .set({ expiresAt: new Date(app.clock.now().getTime() - DAY_MS) })
      .where(eq(orders.id, data.orderId));
    await gateway.pay(String(tradeNo));
    await deliverNotices(app);
    const back = await db
      .select({ amountCents: refunds.amountCents })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(payments.orderId, data.orderId));
    expect([back, await balance()]).toEqual([[{ amountCents: 7_000 }], 0]);
  });
});

describe('a recharge card', () => {
  const turnIn = (cardNo: string, cardPassword = 'SECRET', who = options) =>
    app.body(account.chargeCardRecharge, { cardNo, cardPassword }, who);
  async function addCard(days = 1, of = company): Promise<string> {
    const cardNo = `CARD${Math.random().toString(36).slice(2, 10).toUpperCase()}`;
    await db
      .insert(chargeCards)
      .values({
        companyId: of.id,
        cardNo,
        passwordHash: hashCard(cardNo, 'SECRET'),
        amountCents: 5_000,
        endsAt: new Date(app.clock.now().getTime() + days * DAY_MS),
      });
    return cardNo;
  }

  test('credits the balance once when three requests race, and is rejected afterwards', async () => {
    const cardNo = await addCard();
    const codes = (await Promise.all([1, 2, 3].map(() => turnIn(` ${cardNo.toLowerCase()} `)))).map(
      ({ code }) => code,
    );
    expect(codes.filter((code) => code === '1')).toHaveLength(1);
    expect(await balance()).toBe(5_000);
    expect((await turnIn(cardNo)).message).toBe('这张卡你已经充过了，钱在余额里');
    const other = { token: await app.tokenOf(await app.addUser(company)) };
    expect((await turnIn(cardNo, 'SECRET', other)).message).toBe('这张卡已经被用过了');
  });

  test('is created by the school, which sees who used it but not the password', async () => {
    const options = { count: 2, yuan: 50, days: 30 };
    const csv = writeTable(await makeCards(db, 'localhost', options, app.clock.now()));
    const [cardNo = '', password = ''] = csv.split('\n')[1]!.split(',');
    expect(await turnIn(cardNo, password)).toMatchObject({ code: '1', data: { balanceCents: 5_000 } });
    const line = writeTable(await listCards(db, 'localhost'))
      .split('\n')
      .find((row) => row.startsWith(cardNo));
    expect(line).toContain(`,#${user.id},${user.name}`);
    expect(line).not.toContain(password);
    await expect(makeCards(db, 'nowhere.test', options, app.clock.now())).rejects.toThrow(
      'There is no company at',
    );
  });

  test('says that it expired only for the right password, and rejects all wrong cards alike', async () => {
    expect(await turnIn(await addCard(-1))).toMatchObject({
      code: '0',
      message: '这张卡已经过期，可以问问学校能不能换',
      data: { field: 'cardNo' },
    });
    const wrong = await turnIn(await addCard(-1), 'GUESS');
    expect([wrong.code, wrong.message]).toEqual(['0', (await turnIn('NOCARD')).message]);
    const { company: elsewhere } = await app.addCompany('elsewhere.test');
    expect((await turnIn(await addCard(1, elsewhere))).message).toBe(wrong.message);
    expect(await balance()).toBe(0);
  });

  test('locks a student out after ten wrong attempts in ten minutes, even in parallel', async () => {
    const good = await addCard();
    const replies = await Promise.all(Array.from({ length: 50 }, (_, time) => turnIn(good, `GUESS-${time}`)));
    expect(replies.filter(({ message }) => message === '卡号或密码不对，请看看有没有输错')).toHaveLength(10);
    expect((await turnIn(good)).message).toBe('试的次数太多了，请 10 分钟后再来');
    const classmate = { token: await app.tokenOf(await app.addUser(company)) };
    expect((await turnIn(good, 'SECRET', classmate)).code).toBe('1');
  });
});

describe('paying from the balance', () => {
  test('debits the balance and enrols the student once when three requests race', async () => {
    await give(PRICE + 100);
    const orderId = await courseOrder();
    expect((await app.data(cashier, { orderId }, options)).quote.balance).toEqual({
      availableCents: PRICE + 100,
      offCents: PRICE,
      isUsed: false,
    });
    const replies = await Promise.all([1, 2, 3].map(() => pay(orderId)));
    for (const reply of replies)
      expect(reply).toMatchObject({ code: '1', data: { status: 'paid', balanceCents: 100 } });
    expect(await orderOf(orderId)).toMatchObject({
      status: 'paid',
      paidBy: 'balance',
      refund: null,
      chargeCents: null,
    });
    expect(await history({ direction: 'out' })).toMatchObject({
      total: 1,
      records: [{ kind: 'spent', amountCents: -PRICE, remark: '极限入门' }],
    });
    const owned = await db
      .select()
      .from(enrolments)
      .where(and(eq(enrolments.userId, user.id), eq(enrolments.orderId, orderId)));
    expect(owned).toHaveLength(1);
  });

  test('is rejected when the balance is one cent short, and leaves the order waiting', async () => {
    await give(PRICE - 1);
    const orderId = await courseOrder();
    expect(await pay(orderId)).toMatchObject({
      code: '0',
      message: '余额不够，没有扣款，可以先充值，或换一种支付方式',
    });
    expect([(await orderOf(orderId)).status, await balance()]).toEqual(['waiting', PRICE - 1]);
  });

  test('pays one of two orders sent at once when the balance covers only one', async () => {
    await give(PRICE + 1);
    const both = [await courseOrder(), await courseOrder()];
    expect(
      (await Promise.all(both.map((orderId) => pay(orderId)))).map(({ code }) => code).toSorted(),
    ).toEqual(['0', '1']);
    expect(await balance()).toBe(1);
  });

  test('rejects another student’s order and an expired order without a debit', async () => {
    const orderId = await courseOrder();
    const rich = await app.addUser(company);
    await give(PRICE, 'gift', rich);
    const stranger = { token: await app.tokenOf(rich) };
    expect((await pay(orderId, stranger)).code).toBe('0');
    await give(PRICE);
    await db
      .update(orders)
      .set({ expiresAt: new Date(app.clock.now().getTime() - 1000) })
      .where(eq(orders.id, orderId));
    expect((await pay(orderId)).code).toBe('0');
    expect([await balance(stranger), await balance()]).toEqual([PRICE, PRICE]);
  });

  test('marks a gateway payment that arrives afterwards as due for a refund', async () => {
    await give(PRICE);
    const orderId = await courseOrder();
    const { tradeNo } = await app.data(start, { orderId, way: 'wechat' }, options);
    await pay(orderId);
    await gateway.pay(String(tradeNo));
    await deliverNotices(app);
    expect(await orderOf(orderId)).toMatchObject({ status: 'paid', paidBy: 'balance', refund: 'due' });
    expect(await balance()).toBe(0);
  });
});
