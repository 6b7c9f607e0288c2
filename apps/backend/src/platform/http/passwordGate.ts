import type { User } from '../database/tables/users.tables.ts';
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
];

/**
 * Refuses all other calls of a student who must first choose another password.
 * @throws {BusinessError} code 0 for every call that is not needed for that.
 */
export function demandNewPassword(
  user: Pick<User, 'mustChangePassword'> | undefined,
  endpointId: string,
): void {
  if (user?.mustChangePassword === true && !ALLOWED_CALLS.includes(endpointId))
    throw new BusinessError('0', PASSWORD_DEMAND);
}
