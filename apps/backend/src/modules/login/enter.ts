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

/** Somebody who has proved who they are. */
export interface Proved {
  readonly user: User;
  /** What they typed, where that was the proof. */
  readonly password?: string;
}

/** How somebody comes in. */
export interface Entry extends Proved {
  /** True keeps the session for a month instead of half a day. */
  readonly isRemembered: boolean;
  readonly isNew?: boolean;
}

/** @throws {BusinessError} code 0 for an account that the school has closed. */
export function refuseDisabled(user: User): void {
  if (user.status !== 'active') throw new BusinessError('0', '这个账号已停用，请联系学校');
}

/**
 * Holds the account of somebody who has proved who they are, until the transaction ends. What they proved it by is still
 * what opens the account: whoever has another password set, or a number taken off, ends the log-ins that there are then.
 * @throws {BusinessError} code 0 where it is not.
 */
export async function holdProved(
  { config }: Pick<Context, 'config'>,
  tx: Queryable,
  { user, password }: Proved,
): Promise<void> {
  const [now] = await tx
    .select({ passwordHash: users.passwordHash, mobile: users.mobile })
    .from(users)
    .where(eq(users.id, user.id))
    .for('no key update');
  // The same password may have been hashed anew by a log-in beside this one.
  const isProved =
    now?.passwordHash === user.passwordHash
      ? password !== undefined || now.mobile === user.mobile
      : password !== undefined && (await isPassword(password, now?.passwordHash, config.passwordHash));
  if (!isProved) throw new BusinessError('0', '账号信息刚刚有变化，请重新登录');
}

/**
 * Opens a session for somebody who has proved who they are. Where the school allows one device, the
 * sessions elsewhere end with 409.
 * @param settle what the proof uses up or brings along
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
  // Of two log-ins at once the second ends what the first began.
  await holdProved(context, tx, entry);
  await settle(tx);
  if (isOneDevice(company)) await endSessionsOf(tx, clock, user.id, 'otherLogin');
  // Of a branch that was closed they come to the one that they see.
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
