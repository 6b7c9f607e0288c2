import * as endpoints from '@lectern/sdk/endpoints/account';
import { account as schemas } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './withdrawal.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const withdrawalRoutes: readonly Route[] = [
  route(
    endpoints.cashWithdraw,
    { input: schemas.WithdrawIn, output: schemas.Withdrawal },
    service.cashWithdraw,
  ),
  route(
    endpoints.withdrawals,
    { input: schemas.WithdrawalListIn, output: schemas.WithdrawalList },
    service.listWithdrawals,
  ),
  route(
    endpoints.checkOpenid,
    { input: schemas.OpenidCheckIn, output: schemas.OpenidCheck },
    service.checkOpenid,
  ),
];
