import * as shell from '@lectern/sdk/endpoints/shell';
import { route, type Route } from '../../platform/http/route.ts';
import { configOf } from '../../platform/company/index.ts';
import * as service from './access.service.ts';
import { hostOf } from './access.service.ts';

/** The calls for the platform's settings and enabled functions. */
export const accessRoutes: readonly Route[] = [
  route(
    shell.socketDomains,
    (_, context) => ({ netty: { domain: configOf(context).nodes.socketDomain || hostOf(context) } }),
    // Disconnected pages repeat this call until the server is reachable again.
    { access: 'public', isForAnybody: true },
  ),
  route(shell.checkGlobalLogin, service.checkGlobalLogin, { access: 'public' }),
  route(shell.registerConfig, (_, context) => service.registrationOf(context), { access: 'public' }),
  route(
    shell.questionConfigByGroup,
    ({ group }, context) => service.own(configOf(context).questionSettings, group) ?? {},
    { access: 'public' },
  ),
  route(shell.sysConfig, service.sysConfig, { access: 'public' }),
  route(shell.nodeConfig, service.nodeConfig, { access: 'public' }),
  route(
    shell.verifyFunctionCode,
    ({ functionCode }, context) => service.functionState(functionCode, context),
    { access: 'public' },
  ),
  route(shell.companyFunction, ({ functionCode }, context) => service.functionState(functionCode, context), {
    access: 'public',
  }),
];
