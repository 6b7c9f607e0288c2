import { byId, cancel, countByStatus, list } from '@lectern/sdk/endpoints/order';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './order.service.ts';

/** The HTTP calls of orders, each with its handler. */
export const orderRoutes: readonly Route[] = [
  route(list, service.listOrders),
  route(countByStatus, service.countByStatus),
  route(byId, service.orderById),
  route(cancel, service.cancelOrder),
];
