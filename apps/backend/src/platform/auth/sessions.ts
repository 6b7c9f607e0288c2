import { randomBytes } from 'node:crypto';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { digestOf } from '../digest/digest.ts';
import type { Clock } from '../config/clock.ts';
import type { Queryable } from '../database/connection.ts';
import { preparedQuery } from '../database/preparedQuery.ts';
import { type Session, sessions, type User, users } from '../database/tables/users.tables.ts';
import { notify } from '../events/events.ts';
import { publishSessionsEnded, tokenRenewed } from './sessionEvents.ts';

/** Lifetimes of a session after its last use, in seconds. */
export const LIFETIME = { short: 12 * 3600, remembered: 30 * 24 * 3600 } as const;

/** Minimum age of `lastSeenAt`, in milliseconds, before it is written again. */
const TOUCH_MS = 5 * 60_000;

/** Why a session ended. */
export type RevokedReason = NonNullable<Session['revokedReason']>;

/** What a token proves. */
export type TokenState =
  | { readonly state: 'live'; readonly session: Session; readonly user: User }
  /** Another log-in ended it (HTTP 409). */
  | { readonly state: 'kicked'; readonly session: Session; readonly user: User }
  /** Unknown, expired, logged out, of another company, or of a disabled account (HTTP 401). */
  | { readonly state: 'none' };

/** Hashes a token as it is stored with its session. */
export const tokenHashOf = (token: string): string => digestOf(token);

/** The input of a new session. */
export interface SessionStart {
  readonly user: User;
  readonly schoolId?: string | null;
  readonly deviceId?: string | undefined;
  /** Seconds; see {@link LIFETIME}. */
  readonly lifetimeSeconds?: number;
}

/** Opens a session and returns its token. Only the hash is stored, so the token cannot be read again. */
export async function startSession(db: Queryable, clock: Clock, start: SessionStart): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const lifetimeSeconds = start.lifetimeSeconds ?? LIFETIME.short;
  await db
    .insert(sessions)
    .values({
      tokenHash: tokenHashOf(token),
      companyId: start.user.companyId,
      userId: start.user.id,
      schoolId: start.schoolId ?? null,
      deviceId: start.deviceId ?? null,
      lifetimeSeconds,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + lifetimeSeconds * 1000),
    });
  await db.update(users).set({ lastLoginAt: now }).where(eq(users.id, start.user.id));
  return token;
}

const byToken = preparedQuery((db) =>
  db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        eq(sessions.companyId, sql.placeholder('companyId')),
      ),
    )
    .prepare('session_by_token'),
);

/**
 * Looks up the session of a token in a company. The database is read each time, so that a session ended by any
 * process is rejected at once.
 */
export async function readToken(
  db: Queryable,
  clock: Clock,
  companyId: string,
  token: string,
): Promise<TokenState> {
  const [row] = await byToken(db).execute({ tokenHash: tokenHashOf(token), companyId });
  return stateOf(clock, row);
}

/** Reads the current state of a session by its id. */
export async function readSession(db: Queryable, clock: Clock, sessionId: string): Promise<TokenState> {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId));
  return stateOf(clock, row);
}

function stateOf(
  clock: Clock,
  row: { readonly session: Session; readonly user: User } | undefined,
): TokenState {
  if (row === undefined) return { state: 'none' };
  const { session, user } = row;
  if (session.revokedReason === 'otherLogin') return { state: 'kicked', session, user };
  const isDead = session.revokedAt !== null || session.expiresAt <= clock.now() || user.status !== 'active';
  return isDead ? { state: 'none' } : { state: 'live', session, user };
}

/** Extends a session that is in use; writes at most once in five minutes. */
export async function touchSession(db: Queryable, clock: Clock, session: Session): Promise<void> {
  const now = clock.now();
  if (now.getTime() - session.lastSeenAt.getTime() < TOUCH_MS) return;
  const expiresAt = new Date(now.getTime() + session.lifetimeSeconds * 1000);
  await db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.id, session.id));
}

/** Ends one session, and closes its sockets. */
export async function endSession(
  db: Queryable,
  clock: Clock,
  session: Session,
  reason: RevokedReason,
): Promise<void> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: clock.now(), revokedReason: reason })
    .where(and(eq(sessions.id, session.id), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  await publishSessionsEnded(
    db,
    ended.map(({ id }) => id),
    reason,
  );
}

/**
 * Gives an open session another token and returns it; the previous token becomes invalid, and its sockets are
 * closed.
 */
export async function renewToken(db: Queryable, session: Session): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .update(sessions)
    .set({ tokenHash: tokenHashOf(token) })
    .where(eq(sessions.id, session.id));
  await notify(db, tokenRenewed, { sessionId: session.id });
  return token;
}

/**
 * Ends every session of a user but one, if it is named, and closes their sockets; returns the ids of the ended
 * sessions. A session that another log-in ended still has grace access for a while, so any other reason ends it
 * completely.
 */
export async function endSessionsOf(
  db: Queryable,
  clock: Clock,
  userId: string,
  reason: RevokedReason,
  exceptId?: string,
): Promise<string[]> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: clock.now(), revokedReason: reason })
    .where(
      and(
        eq(sessions.userId, userId),
        or(
          isNull(sessions.revokedAt),
          reason === 'otherLogin' ? undefined : eq(sessions.revokedReason, 'otherLogin'),
        ),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
      ),
    )
    .returning({ id: sessions.id });
  const ids = ended.map((session) => session.id);
  await publishSessionsEnded(db, ids, reason);
  return ids;
}

/** Number of sessions checked by one call. */
const SCAN_SIZE = 10_000;
/** How long a session is kept after its end, in milliseconds: operations that began in it may still look it up. */
const RETENTION_MS = 24 * 3_600_000;

/**
 * Returns a function that deletes expired sessions. Each call scans the next part of the table; an index on the
 * expiry time would be written with every use of a session.
 */
export function createSessionCleanup(): (db: Queryable, now: Date) => Promise<void> {
  let after = '0';
  return async (db, now) => {
    const ended = new Date(now.getTime() - RETENTION_MS).toISOString();
    const { rows } = await db.execute<{ last: string | null }>(sql`
      with part as (select id, expires_at from ${sessions} where id > ${after} order by id limit ${SCAN_SIZE}),
        gone as (delete from ${sessions} where id in (select id from part where expires_at < ${ended}) returning id)
      select case when count(*) = ${SCAN_SIZE} then max(id) end as last from part`);
    after = rows[0]?.last ?? '0';
  };
}
