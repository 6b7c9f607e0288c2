import { ask, cancel, offer } from '@lectern/sdk/endpoints/refund';
import { refund as schemas } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './refund.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const refundRoutes: readonly Route[] = [
  route(offer, { input: schemas.RefundOfferIn, output: schemas.RefundOffer }, service.offer),
  route(ask, { input: schemas.AskRefundIn, output: schemas.RefundAsked }, service.ask),
  route(cancel, { input: schemas.CancelRefundIn, output: schemas.RefundAsked }, service.cancel),
];
