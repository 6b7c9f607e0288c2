import { add, createOrder, list as cartList } from '@lectern/sdk/endpoints/cart';
import { byId, cancel, countByStatus, list, type OrderStatus } from '@lectern/sdk/endpoints/order';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { addCourse } from '../../../test/subjects/catalogue.ts';
import { commodities } from '../catalogue/catalogue.tables.ts';
import { enrolments } from '../catalogue/students.tables.ts';
import { newOrderNo } from './createOrder.service.ts';
import { orders } from './order.tables.ts';
import { nextStatus, type OrderEvent } from './orderStates.ts';
import { untilWaiting } from '../../../test/meanwhile.ts';
import { orderCourses } from '../../../test/subjects/payOrder.ts';

const app = await openTestApp();
const { company } = await app.addCompany('localhost');

describe('nextStatus', () => {
  const table: readonly (readonly [OrderStatus, OrderEvent, OrderStatus | undefined])[] = [
    ['waiting', 'payInTime', 'paid'],
    ['waiting', 'payLate', 'closed'],
    ['waiting', 'cancel', 'cancelled'],
    ['waiting', 'expire', 'closed'],
    ['paid', 'payInTime', undefined],
    ['paid', 'payLate', undefined],
    ['paid', 'cancel', undefined],
    ['paid', 'expire', undefined],
    ['cancelled', 'payInTime', undefined],
    ['cancelled', 'payLate', undefined],
    ['cancelled', 'cancel', undefined],
    ['cancelled', 'expire', undefined],
    ['closed', 'payInTime', 'paid'],
    ['closed', 'payLate', undefined],
    ['closed', 'cancel', undefined],
    ['closed', 'expire', undefined],
  ];
  it.each(table)('%s, %s → %s', (from, event, to) => expect(nextStatus(from, event)).toBe(to));
});

it('an order number begins with the time in Shanghai', () => {
  expect(newOrderNo(new Date('2026-03-01T16:30:05.000Z'))).toMatch(/^20260302003005\d{6}$/);
});

describe('an order', () => {
  async function student() {
    return app.tokenOf(await app.addUser(company));
  }

  async function order(token: string, priceCents = 19_900) {
    const course = await addCourse(app, company.id, { priceCents });
    return { course, orderId: await orderCourses(app, { token }, [course], priceCents) };
  }

  it('is created from the cart, empties it, and expires after half an hour', async () => {
    const token = await student();
    const { orderId } = await order(token);
    expect(await app.data(cartList, {}, { token })).toEqual([]);
    const data = await app.data(byId, { orderId }, { token });
    expect(data.order).toMatchObject({
      status: 'waiting',
      payCents: 19_900,
      paidAt: null,
      items: [{ courseName: '极限入门', priceCents: 19_900 }],
    });
    expect(Date.parse(data.order.expiresAt) - Date.parse(data.serverTime)).toBe(30 * 60_000);
  });

  it('is created once per idempotency key', async () => {
    const token = await student();
    const course = await addCourse(app, company.id);
    await app.call(add, { commodityId: course.commodityId }, { token });
    const input = { commodityIds: [course.commodityId], totalCents: 19_900 };
    const [one, two] = await Promise.all(
      [1, 2].map(() => app.call(createOrder, input, { token, idempotencyKey: 'the-same-key' })),
    );
    expect(one?.body.data).toEqual(two?.body.data);
    expect((await app.data(countByStatus, {}, { token })).all).toBe(1);
  });

  it('is refused at an outdated price, with the current one in the reply', async () => {
    const token = await student();
    const course = await addCourse(app, company.id);
    await app.call(add, { commodityId: course.commodityId }, { token });
    await app.parts.connection.db
      .update(commodities)
      .set({ priceCents: 25_900, listPriceCents: 25_900 })
      .where(eq(commodities.id, course.commodityId));
    const reply = await app.call(
      createOrder,
      { commodityIds: [course.commodityId], totalCents: 19_900 },
      { token },
    );
    expect(reply.body).toMatchObject({ code: '0', data: { totalCents: 25_900 } });
    expect((await app.data(countByStatus, {}, { token })).all).toBe(0);
  });

  it('is refused while another order holds the same course, with the id of that order', async () => {
    const token = await student();
    const { course, orderId } = await order(token);
    await app.call(add, { commodityId: course.commodityId }, { token });
    const again = await app.call(
      createOrder,
      { commodityIds: [course.commodityId], totalCents: 19_900 },
      { token },
    );
    expect(again.body).toMatchObject({ code: '0', data: { orderId } });
  });

  it('grants a free course at once', async () => {
    const token = await student();
    const { orderId, course } = await order(token, 0);
    expect((await app.data(byId, { orderId }, { token })).order).toMatchObject({
      status: 'paid',
      payCents: 0,
    });
    const given = await app.parts.connection.db
      .select()
      .from(enrolments)
      .where(eq(enrolments.courseId, course.courseId));
    expect(given).toMatchObject([{ source: 'free', orderId }]);
  });

  it('is cancelled idempotently', async () => {
    const token = await student();
    const { orderId } = await order(token);
    expect(await app.data(cancel, { orderId }, { token })).toEqual({ orderId, status: 'cancelled' });
    expect(await app.data(cancel, { orderId }, { token })).toEqual({ orderId, status: 'cancelled' });
  });

  it('cannot be cancelled without a log-in or by another student', async () => {
    const token = await student();
    const { orderId } = await order(token);
    expect((await app.call(cancel, { orderId })).status).toBe(401);
    expect((await app.call(cancel, { orderId }, { token: await student() })).body.code).toBe('0');
    expect((await app.data(byId, { orderId }, { token })).order.status).toBe('waiting');
  });

  it('is closed by the next read after it expired', async () => {
    const [one, other] = [await student(), await student()];
    const { orderId } = await order(one);
    await order(other);
    app.clock.advance(30 * 60_000);
    expect((await app.data(byId, { orderId }, { token: one })).order.status).toBe('closed');
    expect(await app.data(countByStatus, {}, { token: other })).toMatchObject({ waiting: 0, closed: 1 });
  });

  it('is locked in the order of creation when expired orders are closed, which avoids a deadlock', async () => {
    const token = await student();
    const [first, second] = [(await order(token)).orderId, (await order(token)).orderId];
    const { connection, reserved } = app.parts;
    // Makes the order created first expire last, so that both its expiry and its place on disk put it behind
    // the other.
    const expiresAt = new Date(app.clock.now().getTime() + 30 * 60_000 + 1);
    await connection.db.update(orders).set({ expiresAt }).where(eq(orders.id, first));
    app.clock.advance(31 * 60_000);
    const [look] = await reserved.transaction(async (tx) => {
      await tx.select().from(orders).where(eq(orders.id, first)).for('update');
      const looks = [app.call(countByStatus, {}, { token })];
      await untilWaiting(reserved, 1);
      await tx.select().from(orders).where(eq(orders.id, second)).for('update', { noWait: true });
      return looks;
    });
    expect((await look)?.body.data).toMatchObject({ waiting: 0, closed: 2 });
  });

  it('is listed by page, status and name, never in another company', async () => {
    const token = await student();
    await order(token);
    const { orderId } = await order(token);
    await app.call(cancel, { orderId }, { token });
    const all = await app.data(list, { pageSize: 1 }, { token });
    expect(all.total).toBe(2);
    expect(all.records).toMatchObject([{ id: orderId, status: 'cancelled' }]);
    expect((await app.data(list, { status: 'waiting' }, { token })).total).toBe(1);
    expect((await app.data(list, { keyword: '极限' }, { token })).total).toBe(2);
    expect((await app.data(list, { keyword: '100%' }, { token })).total).toBe(0);
    expect(await app.data(countByStatus, {}, { token })).toEqual({
      all: 2,
      waiting: 1,
      paid: 0,
      cancelled: 1,
      closed: 0,
    });

    await app.addCompany('second.localhost');
    expect((await app.call(list, {}, { token, host: 'second.localhost' })).status).toBe(401);
  });
});
