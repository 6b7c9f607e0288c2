import { byId, cancel, countByStatus, list } from '@lectern/sdk/endpoints/order';
import { order as schemas, parts } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './order.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const orderRoutes: readonly Route[] = [
  route(list, { input: schemas.OrderListIn, output: schemas.OrderList }, service.listOrders),
  route(countByStatus, { input: parts.Nothing, output: schemas.OrderCounts }, service.countByStatus),
  route(byId, { input: schemas.OrderIn, output: schemas.OrderDetail }, service.orderById),
  route(cancel, { input: schemas.OrderIn, output: schemas.OrderState }, service.cancelOrder),
];
