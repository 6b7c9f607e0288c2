import { readSession } from '../../platform/auth/sessions.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { StatusError } from '../../platform/http/errors.ts';
import { expectLive } from '../../platform/http/requestContext.ts';

/**
 * Locks a student and checks that their session is still valid, for changes that open the account or take from
 * it: a call that was running while its session was ended must not succeed.
 * @throws {StatusError} 401 or 409 as for a new call.
 */
export async function lockLiveSession(
  tx: Queryable,
  { clock, session }: Pick<UserContext, 'clock' | 'session'>,
): Promise<void> {
  await lockUser(tx, session.userId);
  const now = expectLive(await readSession(tx, clock, session.id));
  if (now.session.tokenHash !== session.tokenHash) throw new StatusError(401, '登录已过期，请重新登录');
}
