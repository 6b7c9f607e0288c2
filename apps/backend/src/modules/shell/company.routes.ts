import * as shell from '@lectern/sdk/endpoints/shell';
import { parts, shell as schema } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { configOf } from '../../platform/company/index.ts';
import * as service from './company.service.ts';

/** What the service.company is called and set to. */
export const companyRoutes: readonly Route[] = [
  route(
    shell.companyBaseInfo,
    { input: parts.SchoolScope, output: schema.CompanyBaseInfo },
    service.companyBaseInfo,
    { access: 'public' },
  ),
  route(
    shell.shareBaseInfo,
    { input: parts.HashScope, output: schema.ShareBaseInfo },
    service.shareBaseInfo,
    { access: 'public' },
  ),
  route(shell.companyAlias, { input: parts.HashScope, output: schema.CompanyAlias }, service.companyAlias, {
    access: 'public',
  }),
  route(shell.company, { input: parts.Nothing, output: schema.Company }, service.company, {
    access: 'public',
  }),
  route(
    shell.hideSpeedTest,
    { input: parts.Nothing, output: schema.HideSpeedTest },
    (_, context) => ({ hideFlag: configOf(context).hideSpeedTest }),
    { access: 'public' },
  ),
  route(
    shell.findMarket,
    { input: schema.SchoolAtDomain, output: schema.Market },
    (_, context) => ({ companyId: context.company.id, ...configOf(context).market }),
    { access: 'public' },
  ),
  route(
    shell.cartConfig,
    { input: parts.SchoolScope, output: schema.CartConfig },
    (_, context) => ({ openCart: configOf(context).service.openCart }),
    { access: 'public' },
  ),
];
