import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing } from '../parts.schema.ts';
import type * as shapes from './order.schema.ts';
import * as replies from './order.reply.gen.ts';

/** Lists the student's orders. */
export const list: Endpoint<shapes.OrderListIn, shapes.OrderList> = {
  id: 'order.list',
  method: 'POST',
  path: '/saas-business/payOrder/findOrderList',
  reply: replies.list,
  idempotent: true,
};

/** Counts the student's orders by status. */
export const countByStatus: Endpoint<Nothing, shapes.OrderCounts> = {
  id: 'order.countByStatus',
  method: 'GET',
  path: '/saas-business/payOrder/countUserOrderStatus',
  reply: replies.countByStatus,
  idempotent: true,
};

/** Reads an order. Code 0 when the student has none with this id. */
export const byId: Endpoint<shapes.OrderIn, shapes.OrderDetail> = {
  id: 'order.byId',
  method: 'GET',
  path: '/saas-business/payOrder/findOrderById',
  reply: replies.byId,
  quiet: ['0'],
  idempotent: true,
};

/**
 * Cancels an order that waits for payment. Although it is a GET it changes state, so it needs the Authorization
 * header and is never retried automatically; cancelling it again is no error. Code 0 when the order is paid.
 */
export const cancel: Endpoint<shapes.OrderIn, shapes.OrderState> = {
  id: 'order.cancel',
  method: 'GET',
  path: '/saas-business/payOrder/abolishOrder',
  reply: replies.cancel,
};
