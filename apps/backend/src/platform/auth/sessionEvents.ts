import { Type } from 'typebox';
import type { Queryable } from '../database/connection.ts';
import type { Session } from '../database/tables/users.tables.ts';
import { eventKind, notifyAll } from '../events/events.ts';
import { slicesOf } from '../database/rows/slicesOf.ts';

/** These events may be lost, since the log-ins of open sockets are checked once a minute anyway. */
const MAY_BE_LOST = { mayBeLost: true };

/** Published in the transaction that ends sessions, so that every process closes their sockets. */
export const sessionsEnded = eventKind(
  'sessions_ended',
  Type.Object({
    sessionIds: Type.Array(Type.String()),
    /** `otherLogin` is a log-in elsewhere; see `RevokedReason`. */
    reason: Type.Enum(['logout', 'otherLogin', 'passwordChanged', 'admin']),
  }),
  MAY_BE_LOST,
);

/**
 * Published in the transaction that gives a session another token, so that every process closes the sockets
 * opened with the old one.
 */
export const tokenRenewed = eventKind(
  'token_renewed',
  Type.Object({ sessionId: Type.String() }),
  MAY_BE_LOST,
);

/** Maximum ids in one event. */
const MAX_IDS = 300;

/** Tells every process which sessions ended; inside a transaction `db`, when it commits. */
export async function publishSessionsEnded(
  db: Queryable,
  sessionIds: readonly string[],
  reason: NonNullable<Session['revokedReason']>,
): Promise<void> {
  const events = [...slicesOf(sessionIds, MAX_IDS)].map((slice) => ({ sessionIds: [...slice], reason }));
  await notifyAll(db, sessionsEnded, events);
}
