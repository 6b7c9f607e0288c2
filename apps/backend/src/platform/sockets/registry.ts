import { inArray } from 'drizzle-orm';
import { sessionsEnded, tokenRenewed } from '../auth/sessionEvents.ts';
import type { RevokedReason } from '../auth/sessions.ts';
import { sessions } from '../database/tables/users.tables.ts';
import type { AppParts, LoggedInIdentity } from '../http/requestContext.ts';
import { openSockets } from '../metrics/meters.ts';
import type { FrameBudget } from './limits.ts';
import type { PushedMessage, SocketPush } from './push.ts';
import { slicesOf } from '../database/rows/slicesOf.ts';

/** An authenticated socket. */
export interface Member extends LoggedInIdentity {
  /** Whether one more frame may be handled; the sockets of a student share one budget. */
  readonly mayAnswer: FrameBudget;
  /** Sends a message that is no reply. */
  push(op: string, data: unknown): void;
  /** Closes the socket because the session ended. */
  end(reason: RevokedReason | 'expired'): void;
  /** Closes the socket because the session has another token now. */
  renew(): void;
  /** Closes the socket because the server stops, once its running operations are answered. */
  shutDown(): void;
}

/** The authenticated sockets of this process. */
export interface Registry {
  add(member: Member): void;
  remove(member: Member): void;
  of(userId: string): readonly Member[];
  all(): readonly Member[];
  stop(): void;
}

/** How often all sessions are checked, for expired ones and for missed events. */
const CHECK_INTERVAL_MS = 60_000;
/** Sessions checked with one statement: thousands at once would block the event loop. */
const CHECK_BATCH = 250;

/** Makes an index of members by user id or session id. */
function membersById() {
  const members = new Map<string, Set<Member>>();
  return {
    of: (id: string): readonly Member[] => [...(members.get(id) ?? [])],
    ids: (): readonly string[] => [...members.keys()],
    add(id: string, member: Member): void {
      const known = members.get(id) ?? new Set();
      members.set(id, known.add(member));
    },
    remove(id: string, member: Member): void {
      const known = members.get(id);
      if (known?.delete(member) === true && known.size === 0) members.delete(id);
    },
  };
}

/**
 * Keeps track of the sockets of a process: closes those whose session ends in any process, and pushes their
 * student's events to them.
 */
export async function keepRegistry(
  { connection, clock, events }: Pick<AppParts, 'connection' | 'clock' | 'events'>,
  pushes: readonly SocketPush[],
  onError: (error: unknown) => void,
): Promise<Registry> {
  const byUser = membersById();
  const bySession = membersById();

  function endSession(id: string, reason: RevokedReason | 'expired'): void {
    for (const member of bySession.of(id)) member.end(reason);
  }

  /** Closes the sockets of a session with another token. @param tokenHash sockets with this token stay open. */
  function renewSession(id: string, tokenHash?: string): void {
    for (const member of bySession.of(id)) if (member.session.tokenHash !== tokenHash) member.renew();
  }

  /** Checks the sessions of all sockets in the database, independently of events. */
  async function checkSessions(): Promise<void> {
    const { id, revokedAt, revokedReason, expiresAt, tokenHash } = sessions;
    const ids = bySession.ids();
    for (const batch of slicesOf(ids, CHECK_BATCH)) {
      const rows = await connection.db
        .select({ id, revokedAt, revokedReason, expiresAt, tokenHash })
        .from(sessions)
        .where(inArray(id, batch));
      const now = clock.now();
      for (const row of rows) {
        if (row.revokedAt !== null) endSession(row.id, row.revokedReason ?? 'logout');
        else if (row.expiresAt <= now) endSession(row.id, 'expired');
        else renewSession(row.id, row.tokenHash);
      }
    }
  }

  const say = ({ userId, op, data }: PushedMessage): void =>
    byUser.of(userId).forEach((member) => member.push(op, data));
  const sayToAll = ({ op, data }: Omit<PushedMessage, 'userId'>): void =>
    byUser.ids().forEach((userId) => say({ userId, op, data }));
  const recheck = (): void => void checkSessions().catch(onError);
  const stops = [
    await events.subscribe(
      sessionsEnded,
      ({ sessionIds, reason }) => sessionIds.forEach((id) => endSession(id, reason)),
      recheck,
    ),
    await events.subscribe(tokenRenewed, ({ sessionId }) => renewSession(sessionId), recheck),
    ...(await Promise.all(pushes.map((each) => each.subscribe(events, say, sayToAll)))),
  ];
  const timer = setInterval(recheck, CHECK_INTERVAL_MS).unref();

  return {
    add: (member) => {
      openSockets.inc();
      byUser.add(member.user.id, member);
      bySession.add(member.session.id, member);
    },
    remove: (member) => {
      openSockets.dec();
      byUser.remove(member.user.id, member);
      bySession.remove(member.session.id, member);
    },
    of: byUser.of,
    all: () => byUser.ids().flatMap(byUser.of),
    stop: () => {
      clearInterval(timer);
      for (const stop of stops) stop();
    },
  };
}
