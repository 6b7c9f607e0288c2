import type { Module } from '../../platform/module.ts';
import { runJobs } from '../../platform/jobs/repeat.ts';
import { courseGoods } from './courses.service.ts';
import { goodsOf } from './goods.ts';
import { closeExpired } from './order.service.ts';
import { orderChanged } from './orderEvents.ts';
import { orderRoutes } from './order.routes.ts';

export { createCourseOrder, findBegin, consistsOf, lockCommodities } from './courses.service.ts';
export { courseReturns } from './courseReturns.service.ts';
export { createOrder } from './createOrder.service.ts';
export { type Goods, goodsOf, type OrderKind } from './goods.ts';
export { ownOrder } from './order.service.ts';
export { describeOrders, findOrder, lockOrder, presentOrders, readReserved } from './order.repo.ts';
export { dueCents, goodsCents } from './orderMoney.ts';
export { type Order, orderItems, orders } from './order.tables.ts';
export { orderChanged } from './orderEvents.ts';
export { nextStatus } from './orderStates.ts';
export { endOrder, storeAfterSale, storeReductions, storeRefundState, payOrder } from './payOrder.service.ts';
export type { Returnable, Returns } from './returns.ts';

/** Orders: created from a school's goods, paid in the cashier, cancelled by the student or closed when they expire. */
export const orderModule: Module = {
  name: 'order',
  routes: orderRoutes,
  setup: ({ services }) => services.provide(goodsOf.courses, courseGoods),
  plugin(app, shared) {
    const { connection, clock, events } = shared;
    runJobs(app, shared, [
      {
        name: 'closeExpiredOrders',
        everyMs: 20_000,
        async run() {
          for (const orderId of await closeExpired(connection.db, clock.now()))
            await events.publish(orderChanged, { orderId });
        },
      },
    ]);
  },
};
