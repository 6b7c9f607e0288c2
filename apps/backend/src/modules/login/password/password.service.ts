import { and, eq } from 'drizzle-orm';
import { hashPassword, isOutdated, isPassword } from '../../../platform/auth/passwords.ts';
import { endSessionsOf } from '../../../platform/auth/sessions.ts';
import type { PasswordHash } from '../../../platform/config/passwordHash.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import { type User, users } from '../../../platform/database/tables/users.tables.ts';
import { refused } from '../../../platform/http/errors.ts';
import { isPublished } from './publishedPassword.ts';
import { lockProved, refuseDisabled } from '../enter.ts';
import { logIn } from '../face/face.ts';
import { admitGuess, resetGuesses, forgiveGuess, type Guess, guesserOf } from '../guesses.ts';
import { findByAccount, findByMobile } from '../login.repo.ts';
import { openPassword } from './passwordKey.service.ts';
import { refuseWeak } from './passwordRules.ts';
import { accountChanged, writeMessages } from '../../message/index.ts';
import { checkCode, useCode } from '../../verification/index.ts';
import { readCacheCode } from '../third/third.ts';
import { bindThird } from '../third/third.service.ts';
import type { PasswordIn, LoginReply, ResetPasswordIn } from '@lectern/sdk/endpoints/login';
import type { Context } from '../../../platform/http/context.ts';

/**
 * Normalizes an account name: surrounding spaces, full-width letters and capitals are typing variants of the
 * same account.
 */
export function normaliseAccount(account: string): string {
  return account.normalize('NFKC').trim().toLowerCase();
}

/**
 * Returns the guess to count: one count per account, whichever of its names was typed, and one per name without
 * an account.
 */
const guessAt = (user: User | undefined, account: string): Guess => ({
  kind: 'password',
  accountId: user === undefined ? `name ${account}` : guesserOf(user),
});

/** Rehashes a correct password if its stored hash is outdated. @returns a function that stores the new hash */
async function prepareRehash(
  { id, passwordHash }: User,
  password: string,
  kind: PasswordHash,
): Promise<(tx: Queryable) => Promise<void>> {
  if (passwordHash === null || !isOutdated(passwordHash, kind)) return async () => undefined;
  const renewed = await hashPassword(password, kind);
  return async (tx) => {
    // Must not overwrite a password that was changed meanwhile.
    const isSame = and(eq(users.id, id), eq(users.passwordHash, passwordHash));
    await tx.update(users).set({ passwordHash: renewed }).where(isSame);
  };
}

/** Answers `login.password`. */
export async function answerPassword(input: PasswordIn, context: Context): Promise<LoginReply> {
  const { db, company, config } = context;
  const account = normaliseAccount(input.account);
  const user = await findByAccount(db, company.id, account);
  const guess = guessAt(user, account);
  await admitGuess(context, guess, input);
  const password = await openPassword(context, input.password);
  const isRight = await isPassword(password, user?.passwordHash, config.passwordHash);
  if (user === undefined || !isRight || (config.mode === 'production' && isPublished(password))) {
    throw refused('password', '账号或密码不正确');
  }
  await forgiveGuess(context, guess);
  const waiting =
    input.thirdCacheCode === undefined ? undefined : await readCacheCode(context, input.thirdCacheCode);
  const renew = await prepareRehash(user, password, config.passwordHash);
  return logIn(context, { user, password, isRemembered: input.remeberMe === 1 }, async (tx) => {
    await renew(tx);
    await bindThird(tx, waiting, user);
  });
}

/** Answers `login.resetPassword`. */
export async function resetPassword(input: ResetPasswordIn, context: Context): Promise<null> {
  const { db, company, config, transaction, clock } = context;
  const code = await checkCode(context, input.mobile, input.smsCode);
  const password = await openPassword(context, input.password);
  const user = await findByMobile(db, company.id, input.mobile);
  // Only the owner of the number gets here, so the message reveals nothing to others.
  if (user === undefined) throw refused('mobile', '这个手机号还没有注册');
  refuseWeak(password, user, config.mode !== 'production');
  refuseDisabled(user);
  const passwordHash = await hashPassword(password, config.passwordHash);
  const now = clock.now();
  await transaction(async (tx) => {
    await lockProved(context, tx, { user });
    await useCode(tx, company.id, code);
    await tx.update(users).set({ passwordHash, mustChangePassword: false }).where(eq(users.id, user.id));
    await endSessionsOf(tx, clock, user.id, 'passwordChanged');
    await writeMessages(tx, [accountChanged({ companyId: company.id, userId: user.id, now }, 'password')]);
  });
  await resetGuesses(context, guessAt(user, input.mobile));
  return null;
}
