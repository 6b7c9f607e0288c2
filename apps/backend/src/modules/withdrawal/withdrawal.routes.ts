import * as endpoints from '@lectern/sdk/endpoints/account';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './withdrawal.service.ts';

/** The calls of this module, each with what answers it. */
export const withdrawalRoutes: readonly Route[] = [
  route(endpoints.cashWithdraw, service.cashWithdraw),
  route(endpoints.withdrawals, service.listWithdrawals),
  route(endpoints.checkOpenid, service.checkOpenid),
];
