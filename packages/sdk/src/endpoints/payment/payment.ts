import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './payment.schema.ts';
import * as replies from './payment.reply.gen.ts';

/** Reads an order and the ways to pay it. Code 0 when the student has none of this id. */
export const cashier: Endpoint<shapes.CashierIn, shapes.Cashier> = {
  id: 'payment.cashier',
  method: 'GET',
  path: '/saas-business/payOrder/cashier',
  reply: replies.cashier,
  quiet: ['0'],
  idempotent: true,
};

/**
 * Chooses the coupon, the points and the part of the balance that lower an order; they are held for it until it is paid
 * or ends. Code 0 when the order no longer waits, or the coupon does not fit.
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
 * Opens a payment with a provider, or gives the open one again. Code 0 when the order no longer
 * waits, 503 when the provider cannot be reached.
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
 * Pays all of an order from the student's balance, once; one that coupon and points pay for costs nothing more. Code 0
 * when the order no longer waits, or the balance is too little.
 */
export const payByBalance: Endpoint<shapes.PayByBalanceIn, shapes.PaidByBalance> = {
  id: 'payment.payByBalance',
  method: 'POST',
  path: '/saas-business/payOrder/payByBalance',
  reply: replies.payByBalance,
  quiet: ['0'],
  once: true,
};

/** Tells where an order stands; given what is known it waits up to `waitSeconds` for news. */
export const state: Endpoint<shapes.PaymentStateIn, shapes.PaymentState> = {
  id: 'payment.state',
  method: 'GET',
  path: '/saas-business/payOrder/paymentState',
  reply: replies.state,
  quiet: ['0'],
  idempotent: true,
};
