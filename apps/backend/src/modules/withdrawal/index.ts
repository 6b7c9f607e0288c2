import * as endpoints from '@lectern/sdk/endpoints/account';
import { account as schemas, parts } from '@lectern/sdk/schemas';
import type { Module } from '../../platform/http/module.ts';
import { route } from '../../platform/http/route.ts';
import { runJobs } from '../../platform/jobs/repeat.ts';
import { payOut } from './jobs.ts';
import { mountPages } from './pages.ts';
import * as handlers from './withdrawal.handlers.ts';

/** Taking money out of the balance: asked by the student, decided by the school, accepted in the messenger. */
export const withdrawalModule: Module = {
  name: 'withdrawal',
  routes: [
    route(
      endpoints.cashWithdraw,
      { input: schemas.WithdrawIn, output: schemas.Withdrawal },
      handlers.cashWithdraw,
    ),
    route(
      endpoints.withdrawals,
      { input: schemas.WithdrawalListIn, output: schemas.WithdrawalList },
      handlers.listWithdrawals,
    ),
    route(endpoints.checkOpenid, { input: parts.Nothing, output: schemas.OpenidCheck }, handlers.checkOpenid),
  ],
  plugin(app, shared) {
    mountPages(app, shared);
    runJobs(app, shared, [{ name: 'payOut', everyMs: 3_000, run: () => payOut(shared, app.log) }]);
  },
};
