import type { CurrentUser } from '@lectern/sdk/endpoints/shell';
import { text } from '@lectern/sdk';
import type { User } from '../../platform/database/tables/users.tables.ts';

/** Hides the middle of a mobile number: `138****0000`. */
export function maskMobile(mobile: string | null): string {
  return mobile === null ? '' : mobile.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');
}

/** Whether another password is demanded first: 1 in place of the known one, 2 where there is none yet, 0 not at all. */
function demandOf({ mustChangePassword, passwordHash }: User): 0 | 1 | 2 {
  if (!mustChangePassword) return 0;
  return passwordHash === null ? 2 : 1;
}

/** What others know of a person, beside the account itself. */
export interface UserSummary {
  /** How many of the person's messages are unread. */
  readonly unread: number;
  readonly points: number;
  /** Undefined for who is no member. */
  readonly membership: { readonly icon: string } | undefined;
}

const NOTHING: UserSummary = { unread: 0, points: 0, membership: undefined };

/**
 * Presents the person who is logged in. Of a person's `profile` it reads `nickName` and
 * `headPicMax`; what is missing is empty.
 * @param schoolId the school of the request, for people without one of their own.
 * @param summary nothing where only the account itself is wanted.
 */
export function presentUser(
  user: User,
  schoolId: string,
  { unread, points, membership } = NOTHING,
): CurrentUser {
  const { profile } = user;
  const username = user.username ?? '';
  return {
    userId: user.id,
    companyId: user.companyId,
    schoolId: user.schoolId ?? schoolId,
    nickName: text(profile['nickName'], user.name ?? (username === '' ? maskMobile(user.mobile) : username)),
    mobile: maskMobile(user.mobile),
    username,
    email: user.email ?? '',
    memberFlag: membership === undefined ? 0 : 1,
    memberIco: membership?.icon ?? '',
    headPicMax: text(profile['headPicMax']),
    unReadNum: unread,
    integralRemaining: points,
    changePasswordConfig: demandOf(user),
  };
}
