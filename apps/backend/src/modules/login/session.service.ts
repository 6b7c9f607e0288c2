import type * as login from '@lectern/sdk/endpoints/login';
import { eq } from 'drizzle-orm';
import { endSession, LIFETIME } from '../../platform/auth/sessions.ts';
import { sessions } from '../../platform/database/tables/users.tables.ts';
import type { Context } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { configOf } from '../../platform/company/index.ts';
import { enter, lockProved } from './enter.ts';
import { logIn } from './face/face.ts';
import { findById } from './login.repo.ts';
import { takeLoginCode } from './login.service.ts';

/**
 * Exchanges a one-time code for a session, and ends the session it was created for, so that sessions move
 * rather than multiply.
 * @throws {BusinessError} code 0 for a code that is unknown, used, expired, or of an ended session; 120030002
 *   where a face check is required first.
 */
export async function exchangeCode(context: Context, code: string): Promise<login.LoginReply> {
  const { clock, company, transaction } = context;
  const expired = (): BusinessError => new BusinessError('0', '登录链接已失效，请重新登录');
  const moved = await transaction(async (tx) => {
    const owner = await takeLoginCode(tx, clock.now(), company.id, code);
    if (owner === undefined) throw expired();
    const user = await findById(tx, company.id, owner.userId);
    if (user === undefined) throw expired();
    if (owner.sessionId === null) return { user };
    await lockProved(context, tx, { user });
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, owner.sessionId));
    if (session === undefined || session.revokedAt !== null) throw expired();
    await endSession(tx, clock, session, 'logout');
    return {
      reply: await enter(context, tx, {
        user,
        isRemembered: session.lifetimeSeconds === LIFETIME.remembered,
      }),
    };
  });
  if ('reply' in moved) return moved.reply;
  // A code without a session (from another platform or a registration) is a new log-in, which may require a
  // face check.
  const { user } = moved;
  return logIn(context, { user, isRemembered: false, isNew: user.lastLoginAt === null });
}

/** Ends the request's session, if any, and returns the page to show afterwards. */
export async function logOut(context: Context): Promise<login.LoggedOut> {
  const { session, clock, transaction } = context;
  if (session !== undefined) await transaction((tx) => endSession(tx, clock, session, 'logout'));
  return { loginSchoolPath: configOf(context).header.routeAfterLogout };
}
