import * as shell from '@lectern/sdk/endpoints/shell';
import { route, type Route } from '../../platform/http/route.ts';
import { configOf } from '../../platform/company/index.ts';
import * as service from './company.service.ts';

/** The calls for a company's names and settings. */
export const companyRoutes: readonly Route[] = [
  route(shell.companyBaseInfo, service.companyBaseInfo, { access: 'public' }),
  route(shell.shareBaseInfo, service.shareBaseInfo, { access: 'public' }),
  route(shell.companyAlias, service.companyAlias, { access: 'public' }),
  route(shell.company, service.company, { access: 'public' }),
  route(shell.hideSpeedTest, (_, context) => ({ hideFlag: configOf(context).hideSpeedTest }), {
    access: 'public',
  }),
  route(shell.findMarket, (_, context) => ({ companyId: context.company.id, ...configOf(context).market }), {
    access: 'public',
  }),
  route(shell.cartConfig, (_, context) => ({ openCart: configOf(context).service.openCart }), {
    access: 'public',
  }),
];
