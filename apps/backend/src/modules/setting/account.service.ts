import type * as setting from '@lectern/sdk/endpoints/setting';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { users } from '../../platform/database/tables/users.tables.ts';
import { BusinessError, refused } from '../../platform/http/errors.ts';
import {
  translateTakenError,
  changeContact,
  refuseTakenWithinLimit,
  demandChallenge,
  demandProof,
  checkCode,
  proveContact,
  type ProvedContact,
  proveIdentity,
  refuseTooSoon,
  sendCode,
  sendMailCode,
  useCode,
} from '../verification/index.ts';
import { accountChanged, writeMessages } from '../message/index.ts';
import { thirdUsers, unbindThirdUser } from '../login/index.ts';
import { PLATFORMS } from './accountInfo.ts';
import { checkOwnPassword } from './ownPassword.ts';
import { memberNow } from '../../platform/http/member.ts';
import type {
  CheckEmailIn,
  CheckUsernameIn,
  CheckMobileIn,
  VerifyIdentityIn,
  VerifiedIdentity,
  CheckCaptchaIn,
  BindMobileIn,
  BindEmailIn,
  BindUsernameIn,
  UnbindThirdPartyIn,
} from '@lectern/sdk/endpoints/setting';
import type { UserContext } from '../../platform/http/context.ts';

/** Returns the bound mobile number. @throws {BusinessError} code 0 where there is none. */
export function boundMobile({ user }: UserContext): string {
  if (user.mobile === null) throw refused('mobile', '还没有绑定手机号');
  return user.mobile;
}

function boundEmail({ user }: UserContext): string {
  if (user.email === null) throw refused('email', '还没有绑定邮箱');
  return user.email;
}

/** Where a code is sent. */
interface Recipient {
  readonly to: string;
  readonly isMail: boolean;
  /** Whether it is to be bound, so that it must be free. */
  readonly isNew: boolean;
}

function recipientOf(
  context: UserContext,
  { codeType, way, mobile, email }: setting.SettingSmsIn,
): Recipient {
  if (codeType === 'BIND_MOBILE') {
    if (mobile === undefined) throw refused('mobile', '请输入手机号');
    return { to: mobile, isMail: false, isNew: true };
  }
  if (codeType === 'BIND_EMAIL') {
    if (email === undefined) throw refused('email', '请输入邮箱');
    return { to: email, isMail: true, isNew: true };
  }
  const isMail = way === 'email';
  return { to: isMail ? boundEmail(context) : boundMobile(context), isMail, isNew: false };
}

/**
 * Sends a code to a new number or address, which must be free, or to the bound one. Whether it is free is
 * checked only after the challenge, so that nobody can find out who has an account.
 */
export async function sendTo(context: UserContext, input: setting.SettingSmsIn): Promise<number> {
  const { to, isMail, isNew } = recipientOf(context, input);
  await refuseTooSoon(context, to);
  if (isNew) await refuseTakenWithinLimit(context, isMail ? { email: to } : { mobile: to }, input, 0);
  else await demandChallenge(context, input);
  return isMail ? sendMailCode(context, to) : sendCode(context, to);
}

/** Changes the contact of an account. @throws {BusinessError} code 0 where somebody else has taken it meanwhile. */
async function bind(context: UserContext, contact: ProvedContact): Promise<null> {
  try {
    await context.transaction((tx) => changeContact(tx, context, contact));
    return null;
  } catch (error) {
    throw translateTakenError(error);
  }
}

/** Answers `setting.checkEmail`. */
export async function checkEmail({ email, ...proof }: CheckEmailIn, context: UserContext): Promise<null> {
  await refuseTakenWithinLimit(context, { email }, proof);
  return null;
}

/** Answers `setting.checkUsername`. */
export async function checkUsername(
  { username, ...proof }: CheckUsernameIn,
  context: UserContext,
): Promise<null> {
  await refuseTakenWithinLimit(context, { username }, proof);
  return null;
}

/** Answers `setting.checkMobile`. */
export async function checkMobile({ mobile, ...proof }: CheckMobileIn, context: UserContext): Promise<null> {
  await refuseTakenWithinLimit(context, { mobile }, proof, 0);
  return null;
}

/** Answers `setting.verifyIdentity`. */
export async function verifyIdentity(
  { way, password, code }: VerifyIdentityIn,
  context: UserContext,
): Promise<VerifiedIdentity> {
  if (way === 'password') {
    if (password === undefined) throw refused('password', '请输入密码');
    await checkOwnPassword(context, password, 'password');
  } else {
    if (code === undefined) throw refused('code', '请输入验证码');
    const good = await checkCode(
      context,
      way === 'mobile' ? boundMobile(context) : boundEmail(context),
      code,
    );
    await context.transaction((tx) => useCode(tx, context.company.id, good));
  }
  return proveIdentity(context);
}

/** Answers `setting.checkCaptcha`. */
export async function checkCaptcha(
  { mobile, smsCode }: CheckCaptchaIn,
  context: UserContext,
): Promise<VerifiedIdentity> {
  // A code sent to another number proves nothing about this account.
  const own = boundMobile(context);
  if (mobile !== undefined && mobile !== own) throw refused('mobile', '请输入已绑定的手机号');
  const good = await checkCode(context, own, smsCode);
  await context.transaction((tx) => useCode(tx, context.company.id, good));
  return proveIdentity(context);
}

/** Answers `setting.bindMobile`. */
export async function bindMobile(
  { mobile, smsCode, verifyToken }: BindMobileIn,
  context: UserContext,
): Promise<null> {
  demandProof(context, verifyToken);
  return bind(context, await proveContact(context, { mobile }, smsCode));
}

/** Answers `setting.bindEmail`. */
export async function bindEmail(
  { email, code, verifyToken }: BindEmailIn,
  context: UserContext,
): Promise<null> {
  demandProof(context, verifyToken);
  return bind(context, await proveContact(context, { email }, code));
}

/** Answers `setting.bindUsername`. */
export async function bindUsername(
  { username, ...proof }: BindUsernameIn,
  context: UserContext,
): Promise<null> {
  const { user, transaction } = context;
  const alreadySet = () => refused('username', '用户名只能设置一次');
  if (user.username !== null) throw alreadySet();
  await refuseTakenWithinLimit(context, { username }, proof);
  try {
    return await transaction(async (tx) => {
      // A parallel request may have set one since the user was read.
      const isUnset = and(eq(users.id, user.id), isNull(users.username));
      const { rowCount } = await tx.update(users).set({ username }).where(isUnset);
      if (rowCount === 0) throw alreadySet();
      return null;
    });
  } catch (error) {
    throw translateTakenError(error);
  }
}

/** Answers `setting.unbindThirdParty`. */
export async function unbindThirdParty(
  { type, verifyToken }: UnbindThirdPartyIn,
  context: UserContext,
): Promise<null> {
  const { user, transaction } = context;
  demandProof(context, verifyToken);
  return transaction(async (tx) => {
    const others = await tx
      .select({ id: thirdUsers.id })
      .from(thirdUsers)
      .where(and(eq(thirdUsers.userId, user.id), ne(thirdUsers.type, PLATFORMS[type])))
      .limit(1);
    // A user name or mobile can log in only with a password or an SMS code.
    const hasAnother = user.passwordHash !== null || user.mobile !== null || others.length > 0;
    if (!hasAnother) throw new BusinessError('0', '解绑后将无法登录，请先绑定手机号或设置密码');
    await unbindThirdUser(tx, user.id, PLATFORMS[type]);
    await writeMessages(tx, [accountChanged(memberNow(context), 'unbound')]);
    return null;
  });
}
