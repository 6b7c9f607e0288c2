import { eq } from 'drizzle-orm';
import { hashPassword, isPassword } from '../../platform/auth/passwords.ts';
import { endSessionsOf } from '../../platform/auth/sessions.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { isPublished } from './publishedPassword.ts';
import { refuseDisabled } from './enter.ts';
import { letIn } from './face.ts';
import { admitGuess, forgetGuesses, forgiveGuess, type Guess, whoIs } from './guesses.ts';
import { findByAccount, findByMobile } from './login.repo.ts';
import { openPassword } from './passwordKey.service.ts';
import { refuseWeak } from './passwordRules.ts';
import { checkCode, useCode } from '../verification/index.ts';
import { readCacheCode } from './third.ts';
import { bindThird } from './third.service.ts';
import type { PasswordIn, LoginReply, ResetPasswordIn } from '@lectern/sdk/endpoints/login';
import type { Context } from '../../platform/http/context.ts';

/** Spaces around it, full-width letters and capitals are slips of the keyboard, not another account. */
export function normaliseAccount(account: string): string {
  return account.normalize('NFKC').trim().toLowerCase();
}

/** One count for an account, whichever of its names it was called by; a name without an account has one as well. */
const guessAt = (user: User | undefined, account: string): Guess => ({
  kind: 'password',
  who: user === undefined ? `name ${account}` : whoIs(user),
});

/** Answers `login.password`. */
export async function answerPassword(input: PasswordIn, context: Context): Promise<LoginReply> {
  const { db, company, config } = context;
  const account = normaliseAccount(input.account);
  const user = await findByAccount(db, company.id, account);
  const guess = guessAt(user, account);
  await admitGuess(context, guess, input);
  const password = await openPassword(context, input.password);
  const isRight = await isPassword(password, user?.passwordHash);
  if (user === undefined || !isRight || (config.mode === 'production' && isPublished(password))) {
    throw new BusinessError('0', '账号或密码不正确', { field: 'password' });
  }
  await forgiveGuess(context, guess);
  const waiting =
    input.thirdCacheCode === undefined ? undefined : await readCacheCode(context, input.thirdCacheCode);
  return letIn(context, { user, isRemembered: input.remeberMe === 1 }, (tx) => bindThird(tx, waiting, user));
}

/** Answers `login.resetPassword`. */
export async function resetPassword(input: ResetPasswordIn, context: Context): Promise<null> {
  const { db, company, config, transaction, clock } = context;
  const code = await checkCode(context, input.mobile, input.smsCode);
  const password = await openPassword(context, input.password);
  const user = await findByMobile(db, company.id, input.mobile);
  // Only the number's owner gets here, so this tells nobody else anything.
  if (user === undefined) throw new BusinessError('0', '这个手机号还没有注册', { field: 'mobile' });
  refuseWeak(password, user, config.mode !== 'production');
  refuseDisabled(user);
  const passwordHash = await hashPassword(password);
  await transaction(async (tx) => {
    await useCode(tx, company.id, code);
    await tx.update(users).set({ passwordHash, mustChangePassword: false }).where(eq(users.id, user.id));
    await endSessionsOf(tx, clock, user.id, 'passwordChanged');
  });
  await forgetGuesses(context, guessAt(user, input.mobile));
  return null;
}
