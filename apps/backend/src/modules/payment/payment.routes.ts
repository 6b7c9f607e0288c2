import { cashier, payByBalance, reduce, start, state } from '@lectern/sdk/endpoints/payment';
import { payment as schemas } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as balance from './balance.service.ts';
import * as service from './payment.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const paymentRoutes: readonly Route[] = [
  route(cashier, { input: schemas.CashierIn, output: schemas.Cashier }, service.openCashier),
  route(reduce, { input: schemas.ReduceIn, output: schemas.Cashier }, service.reduce),
  route(start, { input: schemas.StartPaymentIn, output: schemas.StartedPayment }, service.startPayment),
  route(payByBalance, { input: schemas.PayByBalanceIn, output: schemas.PaidByBalance }, balance.payByBalance),
  route(state, { input: schemas.PaymentStateIn, output: schemas.PaymentState }, service.paymentState),
];
