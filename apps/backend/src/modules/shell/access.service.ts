import { randomUUID } from 'node:crypto';
import type * as shell from '@lectern/sdk/endpoints/shell';
import type { parts } from '@lectern/sdk/schemas';
import { BusinessError } from '../../platform/http/errors.ts';
import { issueTicket } from '../../platform/sockets/tickets.ts';
import { globalLoginOf } from '../sso/index.ts';
import { configOf } from '../../platform/company/index.ts';
import { smsProvider } from '../../providers/sms/smsProvider.ts';
import type {
  GlobalLogin,
  SysConfigIn,
  SysConfig,
  NodeConfig,
  RegisterConfig,
} from '@lectern/sdk/endpoints/shell';
import type { Context } from '../../platform/http/context.ts';

/** Returns the host of the request. */
export const hostOf = ({ origin }: Context): string => new URL(origin).host;

/** Reads a setting by a name from outside; ignores inherited properties. */
export function own<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Returns a function's state; off where the school does not have it. */
export function functionState(functionCode: string, context: Context): shell.FunctionState {
  const state = own(configOf(context).functions, functionCode);
  return { functionCode, openFlag: state?.openFlag ?? 0, status: state?.status ?? 0 };
}

/** Returns the registration settings. Registration by mobile is disabled where no provider can send the code. */
export function registrationOf(context: Context): RegisterConfig {
  const { register } = configOf(context);
  const isByMobile = register.mobileFlag === 1 || register.usernameFlag === 0;
  return isByMobile && !context.services.has(smsProvider) ? { ...register, closeFlag: 1 } : register;
}

/** Answers `shell.checkGlobalLogin`. */
export async function checkGlobalLogin(_: parts.DomainScope, context: Context): Promise<GlobalLogin> {
  const { openFlag } = configOf(context).globalLogin;
  return openFlag === 1 ? { openFlag, thirdLoginUrl: globalLoginOf(context) ?? '' } : false;
}

/** Answers `shell.sysConfig`. */
export async function sysConfig({ companyId, code }: SysConfigIn, context: Context): Promise<SysConfig> {
  const value = companyId === context.company.id ? own(configOf(context).settings, code) : undefined;
  if (value === undefined) throw new BusinessError('0', '没有这项设置');
  return { code, value };
}

/** Answers `shell.nodeConfig`. */
export async function nodeConfig(_: object, context: Context): Promise<NodeConfig> {
  const { nodes } = configOf(context);
  const presence = nodes.presenceDomains.length === 0 ? [hostOf(context)] : nodes.presenceDomains;
  return {
    domain: presence[Number(BigInt(context.company.id) % BigInt(presence.length))] ?? hostOf(context),
    liveDomain: nodes.liveDomain || hostOf(context),
    liveYunId: nodes.liveYunId,
    // Opens one presence socket; the platform's token would need a secret that the page must not have.
    _sessionId: context.session === undefined ? randomUUID() : issueTicket(context, context.session),
    liveSessionId: randomUUID(),
    online_school_nodejs_domain: presence.join(','),
  };
}
