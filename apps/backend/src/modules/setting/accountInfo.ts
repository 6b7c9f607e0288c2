import type { AccountInfo, ThirdParty } from '@lectern/sdk/endpoints/setting';
import { eq } from 'drizzle-orm';
import type { UserContext } from '../../platform/http/context.ts';
import { mailProvider } from '../../providers/mail/mailProvider.ts';
import { smsProvider } from '../../providers/sms/smsProvider.ts';
import { maskMobile, presentUser } from '../shell/index.ts';
import { thirdUsers } from '../login/index.ts';

/** The platforms in display order, with their names in the tables. */
export const PLATFORMS = {
  weixin: 'weixin',
  qq: 'qq',
  weibo: 'weibo',
  weixinwork: 'weixinwork',
  dd: 'dingtalk',
} as const satisfies Record<ThirdParty, string>;

const types: readonly ThirdParty[] = ['weixin', 'qq', 'weibo', 'weixinwork', 'dd'];

/** Masks the middle of an address: `l***g@example.com`. */
export function maskEmail(email: string | null): string {
  if (email === null) return '';
  const [name = '', host = ''] = email.split('@');
  const characters = Array.from(name);
  const end = characters.length > 2 ? (characters.at(-1) ?? '') : '';
  return `${characters[0] ?? ''}***${end}@${host}`;
}

/** Formats an account with its contacts, and where codes can be sent. */
export async function presentAccount({ db, user, services }: UserContext): Promise<AccountInfo> {
  const bound = await db.select().from(thirdUsers).where(eq(thirdUsers.userId, user.id));
  const { userId, username, nickName, headPicMax, changePasswordConfig } = presentUser(user, '');
  return {
    userId,
    username,
    nickName,
    headPicMax,
    mobile: maskMobile(user.mobile),
    email: maskEmail(user.email),
    usernameFlag: user.username === null ? 0 : 1,
    hasPassword: user.passwordHash !== null,
    changePasswordConfig,
    thirdParties: types.map((type) => {
      const account = bound.find((row) => row.type === PLATFORMS[type]);
      return { type, bindFlag: account === undefined ? 0 : 1, name: account?.nickName ?? '' };
    }),
    lastLoginAt: (user.lastLoginAt ?? user.createdAt).toISOString(),
    smsFlag: services.has(smsProvider) ? 1 : 0,
    mailFlag: services.has(mailProvider) ? 1 : 0,
  };
}
