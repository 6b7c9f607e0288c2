import type { LoginReply } from '@lectern/sdk/endpoints/login';
import { endSessionsOf, LIFETIME, readToken, startSession } from '../../platform/auth/sessions.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import type { Context } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { hasUrgent } from '../message/index.ts';
import { configOf } from '../../platform/company/index.ts';
import { rememberBrowser } from './guesses.ts';
import { addLoginCode } from './login.service.ts';

/** How somebody comes in. */
export interface Entry {
  readonly user: User;
  /** True keeps the session for a month instead of half a day. */
  readonly isRemembered: boolean;
  readonly isNew?: boolean;
}

/** @throws {BusinessError} code 0 for an account that the school has closed. */
export function refuseDisabled(user: User): void {
  if (user.status !== 'active') throw new BusinessError('0', '这个账号已停用，请联系学校');
}

/**
 * Opens a session for somebody who has proved who they are. Where the school allows one device, the
 * sessions elsewhere end with 409.
 */
export async function enter(
  context: Context,
  tx: Queryable,
  { user, isRemembered, isNew = false }: Entry,
): Promise<LoginReply> {
  const { clock, company, school, deviceId } = context;
  const { login, header } = configOf(context);
  refuseDisabled(user);
  if (login.oneDeviceFlag === 1) {
    // Of two log-ins at once the second ends what the first began.
    await lockUser(tx, user.id);
    await endSessionsOf(tx, clock, user.id, 'otherLogin');
  }
  const schoolId = user.schoolId ?? school.id;
  const token = await startSession(tx, clock, {
    user,
    schoolId,
    deviceId,
    lifetimeSeconds: isRemembered ? LIFETIME.remembered : LIFETIME.short,
  });
  rememberBrowser(context, user);
  const opened = await readToken(tx, clock, company.id, token);
  const code = await addLoginCode(tx, clock.now(), {
    companyId: company.id,
    userId: user.id,
    sessionId: opened.state === 'live' ? opened.session.id : null,
  });
  return {
    flag: isNew ? 1 : 0,
    user: { id: user.id, schoolId, companyId: company.id, mobile: user.mobile ?? '' },
    token: { token, code },
    redirectConfig: header.routeAfterLogin,
    companyMessageReach: (await hasUrgent(tx, user.id)) ? 1 : 0,
  };
}
