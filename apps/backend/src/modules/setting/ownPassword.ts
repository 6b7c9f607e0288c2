import { addCount, clearCounts, type Subject } from '../../platform/auth/attempts.repo.ts';
import { isPassword } from '../../platform/auth/passwords.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { refused } from '../../platform/http/errors.ts';
import { openPassword } from '../login/index.ts';

const WINDOW_SECONDS = 15 * 60;
const MAX_GUESSES = 10;

/**
 * Checks the account's own password; guesses are counted before the check.
 * @throws {BusinessError} code 0 where it is wrong or missing, or after too many guesses.
 */
export async function checkOwnPassword(context: UserContext, cipher: string, field: string): Promise<void> {
  const { db, clock, company, user, config } = context;
  const subject: Subject = {
    companyId: company.id,
    kind: 'own-password',
    key: user.id,
    windowSeconds: WINDOW_SECONDS,
  };
  const { count, secondsLeft } = await addCount(db, clock.now(), subject);
  if (count > MAX_GUESSES)
    throw refused(field, `密码错误次数过多，请 ${Math.ceil(secondsLeft / 60)} 分钟后再试`);
  const password = await openPassword(context, cipher);
  if (!(await isPassword(password, user.passwordHash, config.passwordHash))) {
    throw refused(field, '原密码不正确');
  }
  await clearCounts(db, [subject]);
}
