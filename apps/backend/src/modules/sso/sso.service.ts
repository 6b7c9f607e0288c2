import { LIFETIME, readToken } from '../../platform/auth/sessions.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { exchangeCode } from '../login/index.ts';
import type { TokenByCodeIn, SsoToken, UserByTokenIn, SsoUser } from '@lectern/sdk/endpoints/sso';
import type { Context } from '../../platform/http/context.ts';

/** Answers `sso.tokenByCode`. */
export async function tokenByCode({ code }: TokenByCodeIn, context: Context): Promise<SsoToken> {
  const { token } = await exchangeCode(context, code);
  return { access_token: token.token, expires_in: LIFETIME.short };
}

/** Answers `sso.userByToken`. */
export async function userByToken(
  { access_token: token }: UserByTokenIn,
  { db, clock, company, school }: Context,
): Promise<SsoUser> {
  const found = await readToken(db, clock, company.id, token);
  if (found.state !== 'live') throw new BusinessError('0', '登录已过期，请重新登录');
  const { user } = found;
  const username = user.username ?? '';
  return {
    id: user.id,
    companyId: company.id,
    schoolId: user.schoolId ?? school.id,
    username,
    nickName: user.name ?? username,
    mobile: user.mobile ?? '',
  };
}
