import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './refund.schema.ts';
import * as replies from './refund.reply.gen.ts';

/**
 * Reads what of an order can be refunded now, each part with its share of the amount paid or the obstacle, and
 * earlier requests. Code 0 when the student has no such order.
 */
export const offer: Endpoint<shapes.RefundOfferIn, shapes.RefundOffer> = {
  id: 'refund.offer',
  method: 'GET',
  path: '/saas-business/v1/order/refund/offer',
  reply: replies.offer,
  quiet: ['0'],
  idempotent: true,
};

/** Requests a refund of parts of a paid order. Code 0 with the field that violates the school's rule. */
export const ask: Endpoint<shapes.AskRefundIn, shapes.RefundAsked> = {
  id: 'refund.ask',
  method: 'POST',
  path: '/saas-business/v1/order/refund/ask',
  reply: replies.ask,
  quiet: ['0'],
  once: true,
};

/**
 * Cancels a request on which the school has not decided; cancelling it again is no error. Code 0 once it is
 * decided.
 */
export const cancel: Endpoint<shapes.CancelRefundIn, shapes.RefundAsked> = {
  id: 'refund.cancel',
  method: 'POST',
  path: '/saas-business/v1/order/refund/cancel',
  reply: replies.cancel,
  quiet: ['0'],
  idempotent: true,
};
