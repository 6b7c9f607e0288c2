import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './refund.schema.ts';
import * as replies from './refund.reply.gen.ts';

/**
 * Says what of an order may be asked back now, each part with its share of what was paid or why not, and what was asked
 * before. Code 0 when the student has no such order.
 */
export const offer: Endpoint<shapes.RefundOfferIn, shapes.RefundOffer> = {
  id: 'refund.offer',
  method: 'GET',
  path: '/saas-business/v1/order/refund/offer',
  reply: replies.offer,
  quiet: ['0'],
  idempotent: true,
};

/** Asks for parts of a paid order back. Code 0 for what the school's rule does not allow, naming the field. */
export const ask: Endpoint<shapes.AskRefundIn, shapes.RefundAsked> = {
  id: 'refund.ask',
  method: 'POST',
  path: '/saas-business/v1/order/refund/ask',
  reply: replies.ask,
  quiet: ['0'],
  once: true,
};

/** Takes a request back that the school has not decided; a second call finds it cancelled. Code 0 once it is decided. */
export const cancel: Endpoint<shapes.CancelRefundIn, shapes.RefundAsked> = {
  id: 'refund.cancel',
  method: 'POST',
  path: '/saas-business/v1/order/refund/cancel',
  reply: replies.cancel,
  quiet: ['0'],
  idempotent: true,
};
