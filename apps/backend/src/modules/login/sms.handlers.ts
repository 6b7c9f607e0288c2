import * as login from '@lectern/sdk/endpoints/login';
import { login as schema } from '@lectern/sdk/schemas';
import type { Context } from '../../http/context.ts';
import { BusinessError } from '../../http/errors.ts';
import { route, type Route } from '../../http/route.ts';
import { addCount, readCount, type Subject } from './attempts.repo.ts';
import { demandChallenge } from './challenge.ts';
import { letIn } from './face.ts';
import { findByMobile } from './login.repo.ts';
import { checkCode, refuseTooSoon, sendCode, smsAllowance, useCode } from './smsCodes.ts';
import { bindThird, readCacheCode } from './third.ts';

/** Wrong codes from one address, in 15 minutes, after which the challenge comes. */
const CHALLENGED_AFTER = 20;

const wrongCodes = ({ company, ip }: Context): Subject => ({
  companyId: company.id,
  kind: 'sms-login-address',
  who: ip,
  windowSeconds: 15 * 60,
});

/** Log-in by SMS code. */
export const smsRoutes: readonly Route[] = [
  route(
    login.checkLimitAndMobile,
    { input: schema.CheckLimitIn, output: schema.SmsLimit },
    ({ mobile }, context) => smsAllowance(context, mobile),
    { access: 'public', limit: { max: 60, perSeconds: 60 } },
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
      const { db, clock, company } = context;
      const { count } = await readCount(db, clock.now(), wrongCodes(context));
      if (count >= CHALLENGED_AFTER) await demandChallenge(context, input);
      const code = await checkCode(context, input.mobile, input.smsCode).catch(async (error: unknown) => {
        await addCount(db, clock.now(), wrongCodes(context));
        throw error;
      });
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
