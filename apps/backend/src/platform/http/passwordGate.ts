import type { User } from '../database/tables/users.tables.ts';
import type { Context } from './context.ts';
import { BusinessError } from './errors.ts';

/** Message for a student who must first choose another password. */
export const PASSWORD_DEMAND = '根据相关要求，请修改您的密码后继续使用';

/** The calls that are needed to change the password, and to log out. */
const ALLOWED_CALLS: readonly string[] = [
  'shell.currentUser',
  'shell.personConfig',
  'setting.accountInfo',
  'setting.verifyIdentity',
  'setting.updatePassword',
  'setting.sendSms',
  'setting.sendPasswordSms',
  'setting.checkCaptcha',
  // Public ones that concern the session itself.
  'shell.nodeConfig',
  'login.logout',
  'sso.logout',
  'sso.forcedLogout',
];

const isKeptOut = (user: Pick<User, 'mustChangePassword'> | undefined, endpointId: string): boolean =>
  user?.mustChangePassword === true && !ALLOWED_CALLS.includes(endpointId);

/**
 * Refuses all other calls of a student who must first choose another password.
 * @throws {BusinessError} code 0 for every call that is not needed for that.
 */
export function demandNewPassword(
  user: Pick<User, 'mustChangePassword'> | undefined,
  endpointId: string,
): void {
  if (isKeptOut(user, endpointId)) throw new BusinessError('0', PASSWORD_DEMAND);
}

/**
 * Returns the context of a public call. A student who must first choose another password gets what a visitor
 * gets: otherwise they would go on with their lessons and practice, some of which visitors may open too.
 */
export const asVisitorUntilNewPassword = (context: Context, endpointId: string): Context =>
  isKeptOut(context.user, endpointId) ? { ...context, user: undefined, session: undefined } : context;
