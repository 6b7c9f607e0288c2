import { ask, cancel, offer } from '@lectern/sdk/endpoints/refund';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './refund.service.ts';

/** The HTTP calls of refunds, each with its handler. */
export const refundRoutes: readonly Route[] = [
  route(offer, service.offer),
  route(ask, service.ask),
  route(cancel, service.cancel),
];
