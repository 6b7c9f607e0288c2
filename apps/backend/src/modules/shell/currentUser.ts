import type { CurrentUser } from '@lectern/sdk/endpoints/shell';
import { text } from '@lectern/sdk';
import type { User } from '../../platform/database/tables/users.tables.ts';

/** Masks the middle of a mobile number: `138****0000`. */
export function maskMobile(mobile: string | null): string {
  return mobile === null ? '' : mobile.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');
}

/**
 * Returns whether a new password is demanded first: 1 to replace the known one, 2 where there is none yet, 0
 * for no.
 */
function demandOf({ mustChangePassword, passwordHash }: User): 0 | 1 | 2 {
  if (!mustChangePassword) return 0;
  return passwordHash === null ? 2 : 1;
}

/** A student's data from other modules. */
export interface UserSummary {
  /** Number of unread messages. */
  readonly unread: number;
  readonly points: number;
  /** Undefined for non-members. */
  readonly membership: { readonly icon: string } | undefined;
}

const NOTHING: UserSummary = { unread: 0, points: 0, membership: undefined };

/**
 * Formats the student who is logged in. Of their `profile` it uses `nickName` and `headPicMax`; missing values
 * are empty.
 * @param schoolId the school of the request, for students without one of their own.
 * @param summary undefined where only the account itself is needed.
 */
export function presentUser(
  user: User,
  schoolId: string,
  { unread, points, membership } = NOTHING,
): Omit<CurrentUser, 'mute'> {
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
