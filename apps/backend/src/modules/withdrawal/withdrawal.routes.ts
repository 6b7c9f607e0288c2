import * as endpoints from '@lectern/sdk/endpoints/account';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './withdrawal.service.ts';

/** The HTTP calls of withdrawals, each with its handler. */
export const withdrawalRoutes: readonly Route[] = [
  route(endpoints.cashWithdraw, service.cashWithdraw),
  route(endpoints.withdrawals, service.listWithdrawals),
  route(endpoints.checkOpenid, service.checkOpenid),
];
