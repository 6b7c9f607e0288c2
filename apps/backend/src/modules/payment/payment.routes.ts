import { cashier, payByBalance, reduce, start, state } from '@lectern/sdk/endpoints/payment';
import { route, type Route } from '../../platform/http/route.ts';
import * as balance from './balance.service.ts';
import * as service from './payment.service.ts';

/** The HTTP calls of payments, each with its handler. */
export const paymentRoutes: readonly Route[] = [
  route(cashier, service.openCashier),
  route(reduce, service.reduce),
  route(start, service.startPayment),
  route(payByBalance, balance.payByBalance),
  route(state, service.paymentState),
];
