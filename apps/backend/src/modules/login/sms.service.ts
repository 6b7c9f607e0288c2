import { BusinessError } from '../../platform/http/errors.ts';
import { demandChallenge, checkCode, refuseTooSoon, sendCode, useCode } from '../verification/index.ts';
import { logIn } from './face/face.ts';
import { admitGuess, forgiveGuess, type Guess } from './guesses.ts';
import { findByMobile } from './login.repo.ts';
import { readCacheCode } from './third/third.ts';
import { bindThird } from './third/third.service.ts';
import type { SendSmsIn, SentSms, MobileSmsIn, LoginReply } from '@lectern/sdk/endpoints/login';
import type { Context } from '../../platform/http/context.ts';

/** Answers `login.sendSms`. */
export async function sendSms(input: SendSmsIn, context: Context): Promise<SentSms> {
  await refuseTooSoon(context, input.mobile);
  await demandChallenge(context, input);
  return { retryAfterSeconds: await sendCode(context, input.mobile) };
}

/** Answers `login.mobileSms`. */
export async function mobileSms(input: MobileSmsIn, context: Context): Promise<LoginReply> {
  const { db, company } = context;
  const guess: Guess = { kind: 'sms-code', accountId: input.mobile };
  await admitGuess(context, guess, input);
  const code = await checkCode(context, input.mobile, input.smsCode);
  await forgiveGuess(context, guess);
  const user = await findByMobile(db, company.id, input.mobile);
  // Only the owner of the number gets here. The code remains valid for registering with it.
  if (user === undefined)
    throw new BusinessError('0', '这个手机号还没有注册', { field: 'mobile', registerFlag: 1 });
  const waiting =
    input.thirdCacheCode === undefined ? undefined : await readCacheCode(context, input.thirdCacheCode);
  return logIn(context, { user, isRemembered: input.remeberMe === 1 }, async (tx) => {
    await useCode(tx, company.id, code);
    await bindThird(tx, waiting, user);
  });
}
