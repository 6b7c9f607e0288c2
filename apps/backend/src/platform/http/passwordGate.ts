import type { User } from '../database/tables/users.tables.ts';
import { BusinessError } from './errors.ts';

/** What is said to who must choose another password first. */
export const PASSWORD_DEMAND = '根据相关要求，请修改您的密码后继续使用';

/** The calls that the way to another password needs; leaving is always possible. */
const OPEN_MEANWHILE: readonly string[] = [
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
 * Keeps somebody who must choose another password from everything else, whatever the page shows.
 * @throws {BusinessError} code 0 for every call that does not lead there.
 */
export function demandNewPassword(
  user: Pick<User, 'mustChangePassword'> | undefined,
  endpointId: string,
): void {
  if (user?.mustChangePassword === true && !OPEN_MEANWHILE.includes(endpointId))
    throw new BusinessError('0', PASSWORD_DEMAND);
}
