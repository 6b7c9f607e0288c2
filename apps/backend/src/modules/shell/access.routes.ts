import { randomUUID } from 'node:crypto';
import * as shell from '@lectern/sdk/endpoints/shell';
import { parts, shell as schema } from '@lectern/sdk/schemas';
import type { Context } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { issueTicket } from '../../platform/sockets/tickets.ts';
import { globalLoginOf } from '../sso/index.ts';
import { configOf } from '../../platform/company/index.ts';

/** Reads a setting by a name that came from outside, so only the table's own ones count. */
function own<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

const hostOf = (context: Context): string => URL.parse(context.origin)?.host ?? '';

function functionState(functionCode: string, context: Context): shell.FunctionState {
  const state = own(configOf(context).functions, functionCode);
  return { functionCode, openFlag: state?.openFlag ?? 0, status: state?.status ?? 0 };
}

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
    (_, context) => {
      const { openFlag } = configOf(context).globalLogin;
      return openFlag === 1 ? { openFlag, thirdLoginUrl: globalLoginOf(context) ?? '' } : false;
    },
    { access: 'public' },
  ),
  route(
    shell.registerConfig,
    { input: parts.SchoolScope, output: schema.RegisterConfig },
    (_, context) => configOf(context).register,
    { access: 'public' },
  ),
  route(
    shell.questionConfigByGroup,
    { input: schema.ConfigGroupIn, output: schema.ConfigGroup },
    ({ group }, context) => own(configOf(context).questionSettings, group) ?? {},
    { access: 'public' },
  ),
  route(
    shell.sysConfig,
    { input: schema.SysConfigIn, output: schema.SysConfig },
    ({ companyId, code }, context) => {
      const value = companyId === context.company.id ? own(configOf(context).settings, code) : undefined;
      if (value === undefined) throw new BusinessError('0', '没有这项设置');
      return { code, value };
    },
    { access: 'public' },
  ),
  route(
    shell.nodeConfig,
    { input: parts.Nothing, output: schema.NodeConfig },
    (_, context) => {
      const { nodes } = configOf(context);
      const presence = nodes.presenceDomains.length === 0 ? [hostOf(context)] : nodes.presenceDomains;
      return {
        domain: presence[Number(BigInt(context.company.id) % BigInt(presence.length))] ?? hostOf(context),
        liveDomain: nodes.liveDomain || hostOf(context),
        liveYunId: nodes.liveYunId,
        // Opens one presence socket, in place of a token that the page would need our secret for.
        _sessionId: context.session === undefined ? randomUUID() : issueTicket(context, context.session),
        liveSessionId: randomUUID(),
        online_school_nodejs_domain: presence.join(','),
      };
    },
    { access: 'public' },
  ),
  route(
    shell.verifyFunctionCode,
    { input: schema.FunctionIn, output: schema.FunctionState },
    ({ functionCode }, context) => functionState(functionCode, context),
    { access: 'public' },
  ),
  route(
    shell.companyFunction,
    { input: schema.FunctionIn, output: schema.FunctionState },
    ({ functionCode }, context) => functionState(functionCode, context),
    { access: 'public' },
  ),
];
