import * as login from '@lectern/sdk/endpoints/login';
import { login as schema } from '@lectern/sdk/schemas';
import { BusinessError } from '../../platform/http/errors.ts';
import { route, type Route } from '../../platform/http/route.ts';
import {
  demandChallenge,
  checkCode,
  refuseTooSoon,
  sendCode,
  smsAllowance,
  useCode,
} from '../verification/index.ts';
import { letIn } from './face.ts';
import { admitGuess, forgiveGuess, type Guess } from './guesses.ts';
import { findByMobile } from './login.repo.ts';
import { bindThird, readCacheCode } from './third.ts';

/** Log-in by SMS code. */
export const smsRoutes: readonly Route[] = [
  route(
    login.checkLimitAndMobile,
    { input: schema.CheckLimitIn, output: schema.SmsLimit },
    ({ mobile }, context) => smsAllowance(context, mobile),
    { access: 'public' },
  ),
  route(
    login.sendSms,
    { input: schema.SendSmsIn, output: schema.SentSms },
    async (input, context) => {
      await refuseTooSoon(context, input.mobile);
      await demandChallenge(context, input);
      return { retryAfterSeconds: await sendCode(context, input.mobile) };
    },
    { access: 'public', ignoresIdempotencyKey: true },
  ),
  route(
    login.mobileSms,
    { input: schema.MobileSmsIn, output: schema.LoginReply },
    async (input, context) => {
      const { db, company } = context;
      const guess: Guess = { kind: 'sms-code', who: input.mobile };
      await admitGuess(context, guess, input);
      const code = await checkCode(context, input.mobile, input.smsCode);
      await forgiveGuess(context, guess);
      const user = await findByMobile(db, company.id, input.mobile);
      // Only the number's owner gets here. The code stays good for registering with it.
      if (user === undefined)
        throw new BusinessError('0', '这个手机号还没有注册', { field: 'mobile', registerFlag: 1 });
      const waiting =
        input.thirdCacheCode === undefined ? undefined : await readCacheCode(context, input.thirdCacheCode);
      return letIn(context, { user, isRemembered: input.remeberMe === 1 }, async (tx) => {
        await useCode(tx, company.id, code);
        await bindThird(tx, waiting, user);
      });
    },
    { access: 'public', ignoresIdempotencyKey: true },
  ),
];
