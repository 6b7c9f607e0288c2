import type { LoginReply } from '@lectern/sdk/endpoints/login';
import { eq } from 'drizzle-orm';
import { isPassword } from '../../platform/auth/passwords.ts';
import { endSessionsOf, LIFETIME, readToken, startSession } from '../../platform/auth/sessions.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import type { Context } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { hasUrgent } from '../message/index.ts';
import { configOf, isOneDevice } from '../../platform/company/index.ts';
import { rememberBrowser } from './guesses.ts';
import { addLoginCode } from './login.service.ts';

/** A student whose identity was proved. */
export interface ProvedUser {
  readonly user: User;
  /** The password they typed, if that was the proof. */
  readonly password?: string;
}

/** A log-in about to open a session. */
export interface Entry extends ProvedUser {
  /** True keeps the session for a month instead of half a day. */
  readonly isRemembered: boolean;
  readonly isNew?: boolean;
}

/** @throws {BusinessError} code 0 for an account that the school has closed. */
export function refuseDisabled(user: User): void {
  if (user.status !== 'active') throw new BusinessError('0', '这个账号已停用，请联系学校');
}

/**
 * Locks the account of a student whose identity was proved, until the transaction ends, and checks that the
 * proof is still valid. Changing a password or number ends only the sessions that exist at that moment, so a
 * log-in in progress has to check for itself.
 * @throws {BusinessError} code 0 where the proof is no longer valid.
 */
export async function lockProved(
  { config }: Pick<Context, 'config'>,
  tx: Queryable,
  { user, password }: ProvedUser,
): Promise<void> {
  const [now] = await tx
    .select({ passwordHash: users.passwordHash, mobile: users.mobile })
    .from(users)
    .where(eq(users.id, user.id))
    .for('no key update');
  // A concurrent log-in may have rehashed the same password.
  const isProved =
    now?.passwordHash === user.passwordHash
      ? password !== undefined || now.mobile === user.mobile
      : password !== undefined && (await isPassword(password, now?.passwordHash, config.passwordHash));
  if (!isProved) throw new BusinessError('0', '账号信息刚刚有变化，请重新登录');
}

/**
 * Opens a session for a student whose identity was proved. Where the school allows only one device, sessions
 * elsewhere end with status 409.
 * @param settle uses up the proof, or stores what belongs to it
 */
export async function enter(
  context: Context,
  tx: Queryable,
  entry: Entry,
  settle: (tx: Queryable) => Promise<void> = async () => undefined,
): Promise<LoginReply> {
  const { clock, company, school, schools, deviceId } = context;
  const { user, isRemembered, isNew = false } = entry;
  const { header } = configOf(context);
  refuseDisabled(user);
  // The lock orders concurrent log-ins, so that the second one ends the session of the first.
  await lockProved(context, tx, entry);
  await settle(tx);
  if (isOneDevice(company)) await endSessionsOf(tx, clock, user.id, 'otherLogin');
  // A student of a closed branch enters the branch of the request.
  const { id: schoolId } = schools.find(({ id }) => id === user.schoolId) ?? school;
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
