import { byId, cancel, countByStatus, list } from '@lectern/sdk/endpoints/order';
import { order as schemas, parts } from '@lectern/sdk/schemas';
import type { Module } from '../../http/module.ts';
import { route } from '../../http/route.ts';
import { runJobs } from '../../jobs/repeat.ts';
import { seedOrders } from '../../seed/orders.seed.ts';
import { orderFromCart } from '../cart/index.ts';
import { createOrderFromCart } from './createOrder.ts';
import * as handlers from './order.handlers.ts';
import { closeExpired } from './order.repo.ts';
import { orderChanged } from './orderEvents.ts';

/** Orders: made from the cart, paid in the cashier, cancelled by the student or closed by time. */
export const orderModule: Module = {
  name: 'order',
  routes: [
    route(list, { input: schemas.OrderListIn, output: schemas.OrderList }, handlers.listOrders),
    route(countByStatus, { input: parts.Nothing, output: schemas.OrderCounts }, handlers.countByStatus),
    route(byId, { input: schemas.OrderIn, output: schemas.OrderDetail }, handlers.orderById),
    route(cancel, { input: schemas.OrderIn, output: schemas.OrderState }, handlers.cancelOrder),
  ],
  setup: ({ services }) => services.provide(orderFromCart, { createOrderFromCart }),
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
  seed: seedOrders,
};
