import { add, createOrder, list, remove } from '@lectern/sdk/endpoints/cart';
import { enrolFree, list as catalogueList } from '@lectern/sdk/endpoints/catalogue';
import { customInfo, save, saveCustomValues } from '@lectern/sdk/endpoints/studentInfo';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import { commodities } from '../catalogue/catalogue.tables.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { studentInfoModule } from '../studentInfo/index.ts';
import { orderModule, orders } from '../order/index.ts';
import { cartModule } from './index.ts';

let buyer: User;
let token: string;

const app = await openTestApp({
  seed: true,
  modules: [catalogueModule, cartModule, orderModule, studentInfoModule],
});
const { db } = app.parts.connection;

beforeEach(async () => {
  const tenant = await app.parts.tenants.byHost('localhost');
  if (tenant === undefined) throw new Error('The demonstration has no company at localhost');
  buyer = await app.addUser(tenant.company);
  token = await app.tokenOf(buyer);
});

async function commodityNamed(courseName: string): Promise<{ commodityId: string; priceCents: number }> {
  const { body } = await app.call(catalogueList, { courseName });
  return body.data.records[0];
}

const countOrders = () => db.$count(orders, eq(orders.userId, buyer.id));

const idsOf = (reply: { body: { data: { commodityId: string }[] } }) =>
  reply.body.data.map(({ commodityId }) => commodityId);

test('adding a commodity twice adds it once, and the cart lists the newest first', async () => {
  const conics = await commodityNamed('圆锥曲线');
  const guitar = await commodityNamed('吉他');
  await app.call(add, { commodityId: conics.commodityId }, { token });
  app.clock.advance(1000);
  await app.call(add, { commodityId: guitar.commodityId }, { token });
  const { body } = await app.call(add, { commodityId: conics.commodityId }, { token });
  expect(body.data).toEqual({ count: 2 });
  expect(idsOf(await app.call(list, {}, { token }))).toEqual([guitar.commodityId, conics.commodityId]);
});

test('removing an item keeps the others and ignores an unknown id', async () => {
  const conics = await commodityNamed('圆锥曲线');
  const guitar = await commodityNamed('吉他');
  for (const { commodityId } of [conics, guitar]) await app.call(add, { commodityId }, { token });
  const { body } = await app.call(
    remove,
    { items: [{ commodityId: conics.commodityId }, { commodityId: '987654' }] },
    { token },
  );
  expect(body.data).toEqual({ count: 1 });
});

test('an owned, foreign, unknown or malformed commodity is rejected, and a visitor gets 401', async () => {
  const free = await commodityNamed('遗传学');
  await app.call(enrolFree, { commodityId: free.commodityId }, { token });
  const foreign = (await app.call(catalogueList, { courseName: '新任经理' }, { host: 'second.localhost' }))
    .body.data.records[0];
  for (const commodityId of [free.commodityId, foreign.commodityId, '987654', 'x']) {
    expect((await app.call(add, { commodityId }, { token })).body.code).toBe('0');
  }
  expect((await app.call(add, { commodityId: free.commodityId })).status).toBe(401);
});

test('a visitor gets prices for the ids stored on the device, each once', async () => {
  const conics = await commodityNamed('圆锥曲线');
  const reply = await app.call(list, { commodityIds: `${conics.commodityId},${conics.commodityId},987654` });
  expect(reply.body.data).toMatchObject([
    { commodityId: conics.commodityId, priceCents: conics.priceCents, state: 'ready' },
  ]);
  expect((await app.call(list, { commodityIds: '1;drop' })).status).toBe(400);
});

test('an item that went off sale stays in the cart as offSale, and cannot be ordered', async () => {
  const layout = await commodityNamed('版式设计');
  await app.call(add, { commodityId: layout.commodityId }, { token });
  await db.update(commodities).set({ isOnSale: false }).where(eq(commodities.id, layout.commodityId));
  const reply = await app.call(list, {}, { token });
  expect(reply.body.data).toMatchObject([{ commodityId: layout.commodityId, state: 'offSale' }]);
  const order = { commodityIds: [layout.commodityId], totalCents: layout.priceCents };
  expect((await app.call(createOrder, order, { token })).body.code).toBe('0');
  await db.update(commodities).set({ isOnSale: true }).where(eq(commodities.id, layout.commodityId));
});

test('an order contains the chosen items at the price the buyer saw, and removes them from the cart', async () => {
  const conics = await commodityNamed('圆锥曲线');
  const guitar = await commodityNamed('吉他');
  for (const { commodityId } of [conics, guitar]) await app.call(add, { commodityId }, { token });
  const commodityIds = [conics.commodityId];

  expect((await app.call(createOrder, { commodityIds, totalCents: 1 }, { token })).body.code).toBe('0');
  expect(await countOrders()).toBe(0);

  const { body } = await app.call(createOrder, { commodityIds, totalCents: conics.priceCents }, { token });
  expect(body).toMatchObject({ code: '1', data: { payCents: conics.priceCents } });
  expect(idsOf(await app.call(list, {}, { token }))).toEqual([guitar.commodityId]);
  expect(
    (await app.call(createOrder, { commodityIds, totalCents: conics.priceCents }, { token })).body.code,
  ).toBe('0');
});

test('a course included in a package of the same cart is marked, and not ordered together with it', async () => {
  const bundle = await commodityNamed('高考数学双课包');
  const conics = await commodityNamed('圆锥曲线');
  const guitar = await commodityNamed('吉他');
  for (const { commodityId } of [bundle, conics, guitar]) await app.call(add, { commodityId }, { token });
  const holders = async () => {
    const { body } = await app.call(list, {}, { token });
    return body.data.map(({ commodityId, includedIn }: { commodityId: string; includedIn: string[] }) => [
      commodityId,
      includedIn,
    ]);
  };
  expect(await holders()).toEqual([
    [guitar.commodityId, []],
    [conics.commodityId, [bundle.commodityId]],
    [bundle.commodityId, []],
  ]);

  const both = {
    commodityIds: [bundle.commodityId, conics.commodityId],
    totalCents: bundle.priceCents + conics.priceCents,
  };
  expect(await app.body(createOrder, both, { token })).toMatchObject({
    code: '0',
    message: expect.stringContaining('高考数学双课包'),
  });
  expect(await countOrders()).toBe(0);
  const one = { commodityIds: [conics.commodityId], totalCents: conics.priceCents };
  expect((await app.call(createOrder, one, { token })).body.code).toBe('1');
  await app.call(add, { commodityId: conics.commodityId }, { token });
  await db.update(commodities).set({ isOnSale: false }).where(eq(commodities.id, bundle.commodityId));
  expect(await holders()).toContainEqual([conics.commodityId, []]);
  await db.update(commodities).set({ isOnSale: true }).where(eq(commodities.id, bundle.commodityId));
});

test('an item with questions to its buyers is ordered only after they are answered', async () => {
  const texts = await commodityNamed('文言文');
  await app.call(add, { commodityId: texts.commodityId }, { token });
  const order = { commodityIds: [texts.commodityId], totalCents: texts.priceCents };
  expect(await app.body(createOrder, order, { token })).toMatchObject({
    code: '0',
    message: '请先完善信息',
    data: { questions: 2 },
  });
  expect(await countOrders()).toBe(0);
  const { studentGroup, ccpos } = (await app.data(customInfo, { sceneCode: 2 }, { token })).customObj;
  const values = [
    ['grade', 'g3'],
    ['examYear', '2027'],
  ].map(([id = '', answer = '']) => ({ fieldId: id, fieldCode: id, fieldValues: [answer] }));
  const whose = { userId: buyer.id, companyId: buyer.companyId, schoolId: '1' };
  await app.call(save, { ...whose, groupOneId: studentGroup.at(-1).id, proxyOrgId: ccpos[0].id }, { token });
  expect(await app.data(createOrder, order, { token })).toEqual({ questions: 2 });
  await app.call(saveCustomValues, { ...whose, sceneCode: 2, values }, { token });
  expect((await app.call(createOrder, order, { token })).body.code).toBe('1');
});

test('a second order is rejected, names the unpaid one and says whether its items are the same', async () => {
  const conics = await commodityNamed('圆锥曲线');
  const guitar = await commodityNamed('吉他');
  const order = async (goods: readonly { commodityId: string; priceCents: number }[]) => {
    for (const { commodityId } of goods) await app.call(add, { commodityId }, { token });
    const commodityIds = goods.map(({ commodityId }) => commodityId);
    const totalCents = goods.reduce((sum, { priceCents }) => sum + priceCents, 0);
    return await app.body(createOrder, { commodityIds, totalCents }, { token });
  };
  const { orderId } = (await order([conics])).data;
  expect(await order([conics])).toMatchObject({ code: '0', data: { orderId, sameFlag: 1 } });
  expect(await order([conics, guitar])).toMatchObject({ code: '0', data: { orderId, sameFlag: 0 } });
});

test('two orders for the same items sent at once create one', async () => {
  const conics = await commodityNamed('圆锥曲线');
  await app.call(add, { commodityId: conics.commodityId }, { token });
  const order = { commodityIds: [conics.commodityId], totalCents: conics.priceCents };
  const replies = await Promise.all([1, 2].map(() => app.call(createOrder, order, { token })));
  expect(replies.map(({ body }) => body.code).toSorted()).toEqual(['0', '1']);
});
