import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './payment.schema.ts';
import * as replies from './payment.reply.gen.ts';

/** Reads an order and its payment methods. Code 0 when the student has none with this id. */
export const cashier: Endpoint<shapes.CashierIn, shapes.Cashier> = {
  id: 'payment.cashier',
  method: 'GET',
  path: '/saas-business/payOrder/cashier',
  reply: replies.cashier,
  quiet: ['0'],
  idempotent: true,
};

/**
 * Applies coupon, points and balance to an order; they are reserved until it is paid or ends. Code 0 when the
 * order is no longer waiting, or the coupon does not apply.
 */
export const reduce: Endpoint<shapes.ReduceIn, shapes.Cashier> = {
  id: 'payment.reduce',
  method: 'POST',
  path: '/saas-business/payOrder/reduce',
  reply: replies.reduce,
  quiet: ['0'],
  idempotent: true,
};

/**
 * Starts a payment with a provider, or returns the one already open. Code 0 when the order is no longer
 * waiting, 503 when the provider cannot be reached.
 */
export const start: Endpoint<shapes.StartPaymentIn, shapes.StartedPayment> = {
  id: 'payment.start',
  method: 'POST',
  path: '/saas-business/payOrder/startPayment',
  reply: replies.start,
  quiet: ['0'],
  idempotent: true,
};

/**
 * Pays an order from the student's balance, once; an order covered by coupon and points costs nothing more.
 * Code 0 when the order is no longer waiting, or the balance is insufficient.
 */
export const payByBalance: Endpoint<shapes.PayByBalanceIn, shapes.PaidByBalance> = {
  id: 'payment.payByBalance',
  method: 'POST',
  path: '/saas-business/payOrder/payByBalance',
  reply: replies.payByBalance,
  quiet: ['0'],
  once: true,
};

/** Returns the status of an order; with `known`, it waits up to `waitSeconds` for a change. */
export const state: Endpoint<shapes.PaymentStateIn, shapes.PaymentState> = {
  id: 'payment.state',
  method: 'GET',
  path: '/saas-business/payOrder/paymentState',
  reply: replies.state,
  quiet: ['0'],
  idempotent: true,
};
