import * as login from '@lectern/sdk/endpoints/login';
import { login as schema } from '@lectern/sdk/schemas';
import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { hashPassword, isPassword } from '../../auth/passwords.ts';
import { endSessionsOf } from '../../auth/sessions.ts';
import { users } from '../../database/tables/users.tables.ts';
import type { Context } from '../../http/context.ts';
import { BusinessError } from '../../http/errors.ts';
import { route, type Route } from '../../http/route.ts';
import { isPublished } from '../../seed/accounts.ts';
import { addCount, clearCount, readCount, type Subject, takeBackCount } from './attempts.repo.ts';
import { demandChallenge, type TicketFields } from './challenge.ts';
import { refuseDisabled } from './enter.ts';
import { letIn } from './face.ts';
import { findByAccount, findByMobile } from './login.repo.ts';
import { openPassword } from './passwordKey.ts';
import { refuseWeak } from './passwordRules.ts';
import { checkCode, useCode } from './smsCodes.ts';
import { bindThird, readCacheCode } from './third.ts';

const WINDOW_SECONDS = 15 * 60;
/** Failures of an account after which the challenge comes, and after which only time or an SMS helps. */
const CHALLENGED_AFTER = 3;
const LOCKED_AFTER = 10;
/** The same for an address, from which a whole classroom may log in. */
const ADDRESS = { challengedAfter: 30, lockedAfter: 200 } as const;

/** Spaces around it, full-width letters and capitals are slips of the keyboard, not another account. */
export function normaliseAccount(account: string): string {
  return account.normalize('NFKC').trim().toLowerCase();
}

function subjectsOf(
  { company, ip }: Context,
  account: string,
): { readonly account: Subject; readonly address: Subject } {
  const common = { companyId: company.id, windowSeconds: WINDOW_SECONDS };
  return {
    account: { ...common, kind: 'password', who: account },
    address: { ...common, kind: 'password-address', who: ip },
  };
}

const locked = (secondsLeft: number): BusinessError =>
  new BusinessError(
    '0',
    `密码错误次数过多，请 ${Math.ceil(secondsLeft / 60)} 分钟后再试，或用短信验证码登录`,
  );

/**
 * Counts an attempt before the password is looked at, so that parallel guesses cannot outrun the limit.
 * Accounts that do not exist are counted just like those that do.
 */
async function admit(context: Context, account: string, fields: TicketFields): Promise<void> {
  const { db, clock } = context;
  const subjects = subjectsOf(context, account);
  const now = clock.now();
  const [tried, here] = await Promise.all([
    readCount(db, now, subjects.account),
    readCount(db, now, subjects.address),
  ]);
  if (tried.count >= LOCKED_AFTER) throw locked(tried.secondsLeft);
  if (here.count >= ADDRESS.lockedAfter) throw locked(here.secondsLeft);
  if (tried.count >= CHALLENGED_AFTER || here.count >= ADDRESS.challengedAfter)
    await demandChallenge(context, fields);
  const counted = await addCount(db, now, subjects.account);
  await addCount(db, now, subjects.address);
  if (counted.count > LOCKED_AFTER) throw locked(counted.secondsLeft);
}

/** The password was right: the account begins anew, and of its address only the failures stay counted, so that a whole school may log in behind one. */
async function forgive(context: Context, account: string): Promise<void> {
  const subjects = subjectsOf(context, account);
  await Promise.all([clearCount(context.db, subjects.account), takeBackCount(context.db, subjects.address)]);
}

/** Log-in by password, and the way back for who forgot it. */
export const passwordRoutes: readonly Route[] = [
  route(
    login.password,
    { input: schema.PasswordIn, output: schema.LoginReply },
    async (input, context) => {
      const { db, company, config } = context;
      const account = normaliseAccount(input.account);
      await admit(context, account, input);
      const password = await openPassword(context, input.password);
      const user = await findByAccount(db, company.id, account);
      const isRight = await isPassword(password, user?.passwordHash);
      if (user === undefined || !isRight || (config.mode === 'production' && isPublished(password))) {
        throw new BusinessError('0', '账号或密码不正确', { field: 'password' });
      }
      await forgive(context, account);
      const waiting =
        input.thirdCacheCode === undefined ? undefined : await readCacheCode(context, input.thirdCacheCode);
      return letIn(context, { user, isRemembered: input.remeberMe === 1 }, (tx) =>
        bindThird(tx, waiting, user),
      );
    },
    { access: 'public', ignoresIdempotencyKey: true },
  ),
  route(
    login.resetPassword,
    { input: schema.ResetPasswordIn, output: Type.Null() },
    async (input, context) => {
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
      await clearCount(db, subjectsOf(context, input.mobile).account);
      return null;
    },
    { access: 'public', ignoresIdempotencyKey: true, limit: { max: 30, perSeconds: 60 } },
  ),
];
