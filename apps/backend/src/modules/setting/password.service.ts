import { eq } from 'drizzle-orm';
import { hashPassword, isPassword } from '../../platform/auth/passwords.ts';
import { endSessionsOf, renewToken } from '../../platform/auth/sessions.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { refused } from '../../platform/http/errors.ts';
import {
  lockLiveSession,
  demandChallenge,
  checkCode,
  type GoodCode,
  refuseTooSoon,
  sendCode,
  useCode,
} from '../verification/index.ts';
import { endLoginCodes, openPassword, refuseWeak } from '../login/index.ts';
import { accountChanged, writeMessages } from '../message/index.ts';
import { boundMobile } from './account.service.ts';
import { checkOwnPassword } from './ownPassword.ts';
import type {
  PasswordSmsIn,
  SentCode,
  UpdatePasswordIn,
  UpdatedPassword,
} from '@lectern/sdk/endpoints/setting';
import type { UserContext } from '../../platform/http/context.ts';

/** Answers `setting.sendPasswordSms`. */
export async function sendPasswordSms(input: PasswordSmsIn, context: UserContext): Promise<SentCode> {
  const mobile = boundMobile(context);
  await refuseTooSoon(context, mobile);
  await demandChallenge(context, input);
  return { retryAfterSeconds: await sendCode(context, mobile) };
}

/** Answers `setting.updatePassword`. */
export async function updatePassword(
  { oldPassword, smsCode, password: cipher }: UpdatePasswordIn,
  context: UserContext,
): Promise<UpdatedPassword> {
  const { user, session, company, config, clock, transaction } = context;
  let code: GoodCode | undefined;
  if (smsCode !== undefined) code = await checkCode(context, boundMobile(context), smsCode);
  else if (oldPassword !== undefined) await checkOwnPassword(context, oldPassword, 'oldPassword');
  else throw refused('oldPassword', '请输入原密码');

  const password = await openPassword(context, cipher);
  refuseWeak(password, user, config.mode !== 'production');
  if (await isPassword(password, user.passwordHash, config.passwordHash)) {
    throw refused('password', '新密码不能与原密码相同');
  }
  const passwordHash = await hashPassword(password, config.passwordHash);
  const now = clock.now();
  return transaction(async (tx) => {
    await lockLiveSession(tx, context);
    if (code !== undefined) await useCode(tx, company.id, code);
    await tx.update(users).set({ passwordHash, mustChangePassword: false }).where(eq(users.id, user.id));
    // This session continues under a new token without being notified; anybody with the old token or its code
    // is logged out.
    await endSessionsOf(tx, clock, user.id, 'passwordChanged', session.id);
    await endLoginCodes(tx, session.id);
    const token = await renewToken(tx, session);
    await writeMessages(tx, [accountChanged({ companyId: company.id, userId: user.id, now }, 'password')]);
    return { token };
  });
}
