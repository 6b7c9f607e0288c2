import { byId, cancel, countByStatus, list } from '@lectern/sdk/endpoints/order';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './order.service.ts';

/** The calls of this module, each with what answers it. */
export const orderRoutes: readonly Route[] = [
  route(list, service.listOrders),
  route(countByStatus, service.countByStatus),
  route(byId, service.orderById),
  route(cancel, service.cancelOrder),
];
