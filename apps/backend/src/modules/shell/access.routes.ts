import * as shell from '@lectern/sdk/endpoints/shell';
import { parts, shell as schema } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { configOf } from '../../platform/company/index.ts';
import * as service from './access.service.ts';
import { hostOf } from './access.service.ts';

/** Where the platform's other services are, and which functions are switched on. */
export const accessRoutes: readonly Route[] = [
  route(
    shell.socketDomains,
    { input: parts.Nothing, output: schema.SocketDomains },
    (_, context) => ({ netty: { domain: configOf(context).nodes.socketDomain || hostOf(context) } }),
    // What was cut off asks this again and again until the server is back.
    { access: 'public', isForAnybody: true },
  ),
  route(
    shell.checkGlobalLogin,
    { input: parts.DomainScope, output: schema.GlobalLogin },
    service.checkGlobalLogin,
    { access: 'public' },
  ),
  route(
    shell.registerConfig,
    { input: parts.SchoolScope, output: schema.RegisterConfig },
    (_, context) => service.registrationOf(context),
    { access: 'public' },
  ),
  route(
    shell.questionConfigByGroup,
    { input: schema.ConfigGroupIn, output: schema.ConfigGroup },
    ({ group }, context) => service.own(configOf(context).questionSettings, group) ?? {},
    { access: 'public' },
  ),
  route(shell.sysConfig, { input: schema.SysConfigIn, output: schema.SysConfig }, service.sysConfig, {
    access: 'public',
  }),
  route(shell.nodeConfig, { input: parts.Nothing, output: schema.NodeConfig }, service.nodeConfig, {
    access: 'public',
  }),
  route(
    shell.verifyFunctionCode,
    { input: schema.FunctionIn, output: schema.FunctionState },
    ({ functionCode }, context) => service.functionState(functionCode, context),
    { access: 'public' },
  ),
  route(
    shell.companyFunction,
    { input: schema.FunctionIn, output: schema.FunctionState },
    ({ functionCode }, context) => service.functionState(functionCode, context),
    { access: 'public' },
  ),
];
