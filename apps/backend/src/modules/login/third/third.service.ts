import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import {
  type ThirdProfile,
  type ThirdType,
  type ThirdProvider,
  THIRD_NAMES,
} from '../../../providers/login/thirdProvider.ts';
import { thirdUsers } from './third.tables.ts';
import { type ThirdUser, findOfType } from './third.repo.ts';
import type * as login from '@lectern/sdk/endpoints/login';
import { BusinessError } from '../../../platform/http/errors.ts';
import { configOf } from '../../../platform/company/index.ts';
import { CACHE_MS, callbackOf, makeState, providerOf } from './third.ts';
import type { ThirdLoginStartIn, ThirdLoginStart, DdQrCode } from '@lectern/sdk/endpoints/login';
import type { Context } from '../../../platform/http/context.ts';
import type { User } from '../../../platform/database/tables/users.tables.ts';

/** Stores an account of another platform, with its current name and picture. */
export async function storeThirdUser(
  db: Queryable,
  companyId: string,
  type: ThirdType,
  profile: ThirdProfile,
  now: Date,
): Promise<ThirdUser> {
  const { externalId, nickName, headPic } = profile;
  const [stored] = await db
    .insert(thirdUsers)
    .values({
      publicId: randomBytes(18).toString('base64url'),
      companyId,
      type,
      externalId,
      nickName,
      headPic,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [thirdUsers.companyId, thirdUsers.type, thirdUsers.externalId],
      set: { nickName, headPic, createdAt: now },
    })
    .returning();
  if (stored === undefined) throw new Error('The account of the other platform was not kept');
  return stored;
}

/** Binds an unbound account to a student; false where it is already bound. */
export async function bindThirdUser(tx: Queryable, id: string, userId: string): Promise<boolean> {
  const bound = await tx
    .update(thirdUsers)
    .set({ userId })
    .where(and(eq(thirdUsers.id, id), isNull(thirdUsers.userId)))
    .returning({ id: thirdUsers.id });
  return bound.length === 1;
}

/** The setting that enables each platform at a school. */
const FLAGS = {
  weixin: 'wechatLogin',
  qq: 'qqLogin',
  weibo: 'weiboLogin',
  weixinwork: 'wechatWorkLogin',
  dingtalk: 'ddLoginFlag',
} as const satisfies Readonly<Record<ThirdType, keyof login.ThirdLogins>>;

/** Returns the platforms that the school has enabled and that are configured. */
export function thirdLoginsOf(context: Context): login.ThirdLogins {
  const flags = configOf(context).login.thirdLogins;
  const isUsable = (type: ThirdType) =>
    flags[FLAGS[type]] === 1 && providerOf(context, type) !== undefined ? 1 : 0;
  return {
    thirdLoginFlag: flags.thirdLoginFlag,
    wechatLogin: isUsable('weixin'),
    qqLogin: isUsable('qq'),
    weiboLogin: isUsable('weibo'),
    wechatWorkLogin: isUsable('weixinwork'),
    wechatWorkRegLogin: flags.wechatWorkRegLogin === 1 ? isUsable('weixinwork') : 0,
    ddLoginFlag: isUsable('dingtalk'),
  };
}

/** @throws {BusinessError} code 0 where the school has not enabled this platform. */
function usable(context: Context, type: ThirdType): ThirdProvider {
  const logins = thirdLoginsOf(context);
  const provider = providerOf(context, type);
  if (logins.thirdLoginFlag !== 1 || logins[FLAGS[type]] !== 1 || provider === undefined) {
    throw new BusinessError('0', '学校没有开通这种登录方式');
  }
  return provider;
}

/** Answers `login.thirdLoginStart`. */
export async function thirdLoginStart(
  { type }: ThirdLoginStartIn,
  context: Context,
): Promise<ThirdLoginStart> {
  const way = { redirectUrl: callbackOf(context, type), state: makeState(context, type) };
  return { flag: 1, url: new URL(usable(context, type).authoriseUrl(way), context.origin).href };
}

/** Answers `login.ddQrCode`. */
export async function ddQrCode(_: object, context: Context): Promise<DdQrCode> {
  const { clientId, scope, page } = usable(context, 'dingtalk');
  return {
    redirectUrl: callbackOf(context, 'dingtalk'),
    clientId,
    scope,
    respionseType: 'code',
    state: makeState(context, 'dingtalk'),
    prompt: 'consent',
    frameUrl: new URL(page, context.origin).href,
  };
}

/**
 * Binds a waiting account to a student whose identity was just proved.
 * @throws {BusinessError} code 0 where either the account or the student is already bound otherwise.
 */
export async function bindThird(
  tx: Queryable,
  waiting: ThirdUser | undefined,
  user: Pick<User, 'id'>,
): Promise<void> {
  if (waiting === undefined || waiting.userId === user.id) return;
  const name = THIRD_NAMES[waiting.type];
  if ((await findOfType(tx, user.id, waiting.type)) !== undefined)
    throw new BusinessError('0', `您的账号已绑定另一个${name}账号`);
  if (!(await bindThirdUser(tx, waiting.id, user.id)))
    throw new BusinessError('0', `这个${name}账号已绑定别的账号`);
}

/** Unbinds a student's account of another platform by deleting it; it can be bound again later. */
export async function unbindThirdUser(tx: Queryable, userId: string, type: ThirdType): Promise<void> {
  await tx.delete(thirdUsers).where(and(eq(thirdUsers.userId, userId), eq(thirdUsers.type, type)));
}

/** Deletes accounts of other platforms that were not bound in time. */
export async function deleteUnbound(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(thirdUsers)
    .where(and(isNull(thirdUsers.userId), lt(thirdUsers.createdAt, new Date(now.getTime() - 2 * CACHE_MS))));
}
