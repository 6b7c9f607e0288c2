import { BusinessError } from '../../http/errors.ts';

const SHORTEST = 8;
const LONGEST = 64;

/** Refuses a new password that is short, endless or one character over and over. @throws {BusinessError} code 0 */
export function refuseWeak(password: string): void {
  const length = Array.from(password).length;
  if (length < SHORTEST || length > LONGEST) {
    throw new BusinessError('0', `密码需要 ${SHORTEST} 到 ${LONGEST} 个字符`, { field: 'password' });
  }
  if (new Set(password).size < 3) throw new BusinessError('0', '密码太简单，请换一个', { field: 'password' });
}
