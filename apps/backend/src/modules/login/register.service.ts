import type * as login from '@lectern/sdk/endpoints/login';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { BusinessError, refused } from '../../platform/http/errors.ts';
import { bookInvitation, inviterOf, pointsForInvitation } from '../account/index.ts';
import { welcome, writeMessages } from '../message/index.ts';
import { configOf } from '../../platform/company/index.ts';
import { writeProfile } from '../studentInfo/index.ts';
import {
  translateTakenError,
  refuseTaken,
  refuseTakenWithinLimit,
  checkCode,
  useCode,
} from '../verification/index.ts';
import { addLoginCode } from './login.service.ts';
import { openPassword } from './password/passwordKey.service.ts';
import { refuseWeak } from './password/passwordRules.ts';
import { readCacheCode } from './third/third.ts';
import { bindThird } from './third/third.service.ts';
import type { CheckAccountIn, RegisterIn, Registered } from '@lectern/sdk/endpoints/login';
import type { Context } from '../../platform/http/context.ts';

/** Checks the fields that registration requires at this school. @throws {BusinessError} for the first missing one. */
function refuseIncomplete(input: login.RegisterIn, context: Context): void {
  const { register, login: settings } = configOf(context);
  if (register.closeFlag === 1) throw new BusinessError('0', '学校没有开放注册');
  if (register.usernameFlag === 1 && input.username === undefined) throw refused('username', '请输入用户名');
  if (register.mobileFlag === 1 && input.mobile === undefined) throw refused('mobile', '请输入手机号');
  if (input.mobile !== undefined && input.smsCode === undefined) throw refused('smsCode', '请输入验证码');
  if (input.username === undefined && input.mobile === undefined) throw refused('username', '请输入用户名');
  const hasRegion = [input.province, input.city, input.county].every((part) => part !== undefined);
  if (settings.provCityCountyFlag === 1 && !hasRegion) throw refused('region', '请填写省市县');
}

/** Answers `login.checkAccount`. */
export async function checkAccount(
  { ticket, randstr, ...names }: CheckAccountIn,
  context: Context,
): Promise<null> {
  await refuseTakenWithinLimit(context, names, {
    ...(ticket !== undefined && { ticket }),
    ...(randstr !== undefined && { randstr }),
  });
  return null;
}

/** Finds who invited a student; undefined without a code. @throws {BusinessError} code 0 for an unknown one. */
async function expectInviter(
  { db, company }: Context,
  code: string | undefined,
): Promise<string | undefined> {
  if (code === undefined) return undefined;
  const inviterId = await inviterOf(db, company.id, code);
  if (inviterId === undefined) throw refused('inviteCode', '没有这个邀请码，看看有没有输错，也可以不填');
  return inviterId;
}

/** Answers `login.register`. */
export async function register(input: RegisterIn, context: Context): Promise<Registered> {
  const { db, clock, company, config, school, transaction } = context;
  const { mobile, username, province, city, county } = input;
  refuseIncomplete(input, context);
  const names = { ...(username !== undefined && { username }), ...(mobile !== undefined && { mobile }) };
  // Sending an SMS code already required a challenge; registration without a mobile demands it here.
  if (mobile === undefined) await refuseTakenWithinLimit(context, names, input, 0);
  const code =
    mobile === undefined || input.smsCode === undefined
      ? undefined
      : await checkCode(context, mobile, input.smsCode);
  const password = await openPassword(context, input.password);
  refuseWeak(password, { username: username ?? null, mobile: mobile ?? null }, config.mode !== 'production');
  if (mobile !== undefined) await refuseTaken(db, company.id, names);
  const inviterId = await expectInviter(context, input.inviteCode);
  const waiting =
    input.thirdCacheCode === undefined ? undefined : await readCacheCode(context, input.thirdCacheCode);
  const passwordHash = await hashPassword(password, config.passwordHash);
  try {
    return await transaction(async (tx) => {
      if (code !== undefined) await useCode(tx, company.id, code);
      const [user] = await tx
        .insert(users)
        .values({
          companyId: company.id,
          schoolId: school.id,
          mobile: mobile ?? null,
          username: username ?? null,
          passwordHash,
          createdAt: clock.now(),
        })
        .returning();
      if (user === undefined) throw new Error('The account was not made');
      if (province !== undefined && city !== undefined && county !== undefined)
        await writeProfile(tx, user, { province, city, county }, clock.now());
      await bindThird(tx, waiting, user);
      if (inviterId !== undefined)
        await bookInvitation(tx, inviterId, user, await pointsForInvitation(tx, context, user));
      await writeMessages(tx, [
        welcome({ companyId: company.id, userId: user.id, now: clock.now() }, company.name),
      ]);
      const loginCode = await addLoginCode(tx, clock.now(), {
        companyId: company.id,
        userId: user.id,
        sessionId: null,
      });
      return { userId: user.id, code: loginCode };
    });
  } catch (error) {
    throw translateTakenError(error);
  }
}
