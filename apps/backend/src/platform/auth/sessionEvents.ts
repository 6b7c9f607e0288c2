import { Type } from 'typebox';
import type { Queryable } from '../database/connection.ts';
import type { Session } from '../database/tables/users.tables.ts';
import { eventKind, notify } from '../events/events.ts';

/** Log-ins of open sockets are looked at once a minute in any case. */
const BY_THE_MINUTE = { mayBeLost: true };

/** Published with the change that ends sessions, so that every process closes their sockets. */
export const sessionsEnded = eventKind(
  'sessions_ended',
  Type.Object({
    sessionIds: Type.Array(Type.String()),
    /** `otherLogin` is a log-in elsewhere; see `RevokedReason`. */
    reason: Type.Enum(['logout', 'otherLogin', 'passwordChanged', 'admin']),
  }),
  BY_THE_MINUTE,
);

/** Published with the change that gives a session another token, so that every process closes the sockets that came with the old one. */
export const tokenRenewed = eventKind(
  'token_renewed',
  Type.Object({ sessionId: Type.String() }),
  BY_THE_MINUTE,
);

/** Ids that fit in one event. */
const MOST_IDS = 300;

/** Tells every process which sessions ended; with the transaction `db`, when that commits. */
export async function tellSessionsEnded(
  db: Queryable,
  sessionIds: readonly string[],
  reason: NonNullable<Session['revokedReason']>,
): Promise<void> {
  for (let from = 0; from < sessionIds.length; from += MOST_IDS) {
    await notify(db, sessionsEnded, { sessionIds: sessionIds.slice(from, from + MOST_IDS), reason });
  }
}
