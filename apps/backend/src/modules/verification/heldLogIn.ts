import { readSession } from '../../platform/auth/sessions.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { StatusError } from '../../platform/http/errors.ts';
import { expectLive } from '../../platform/http/requestContext.ts';

/**
 * Holds a student whose log-in goes on, for what opens their account from now on or takes from it: whoever was shut out of
 * it while their call was under way has no say any more.
 * @throws {StatusError} 401 or 409 as for a call that comes now.
 */
export async function holdLogIn(
  tx: Queryable,
  { clock, session }: Pick<UserContext, 'clock' | 'session'>,
): Promise<void> {
  await lockUser(tx, session.userId);
  const now = expectLive(await readSession(tx, clock, session.id));
  if (now.session.tokenHash !== session.tokenHash) throw new StatusError(401, '登录已过期，请重新登录');
}
