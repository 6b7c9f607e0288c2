import { inArray } from 'drizzle-orm';
import { sessionsEnded, tokenRenewed } from '../auth/sessionEvents.ts';
import type { RevokedReason } from '../auth/sessions.ts';
import { sessions } from '../database/tables/users.tables.ts';
import type { AppParts, KnownIdentity } from '../http/requestContext.ts';
import type { Said, SocketPush } from './push.ts';

/** A socket whose user is known. */
export interface Member extends KnownIdentity {
  /** Says something of the server's own accord. */
  push(op: string, data: unknown): void;
  /** The log-in ended. */
  end(reason: RevokedReason | 'expired'): void;
  /** The log-in goes on, but not with the token that this socket came with. */
  renew(): void;
}

/** The sockets of this process. */
export interface Registry {
  add(member: Member): void;
  remove(member: Member): void;
  countOf(userId: string): number;
  stop(): Promise<void>;
}

/** How often sessions are looked at, for those that expire and for events that were missed. */
const LOOK_EVERY_MS = 60_000;

/**
 * Starts to keep the sockets of a process: ends those whose session ends anywhere, and tells them what
 * concerns their student.
 */
export async function keepRegistry(
  { connection, clock, events }: AppParts,
  pushes: readonly SocketPush[],
  onError: (error: unknown) => void,
): Promise<Registry> {
  const byUser = new Map<string, Set<Member>>();
  const all = (): Member[] => [...byUser.values()].flatMap((members) => [...members]);

  function endSessions(ids: readonly string[], reason: RevokedReason | 'expired'): void {
    for (const member of all()) if (ids.includes(member.session.id)) member.end(reason);
  }

  /** @param tokenHash leaves sockets alone that came with this very token. */
  function renewSession(id: string, tokenHash?: string): void {
    for (const member of all()) if (member.session.id === id && member.session.tokenHash !== tokenHash) member.renew();
  }

  /** Reads how the sessions of all sockets stand, whatever events came. */
  async function look(): Promise<void> {
    const ids = [...new Set(all().map(({ session }) => session.id))];
    if (ids.length === 0) return;
    const rows = await connection.db.select().from(sessions).where(inArray(sessions.id, ids));
    const now = clock.now();
    for (const { id, revokedAt, revokedReason, expiresAt, tokenHash } of rows) {
      if (revokedAt !== null) endSessions([id], revokedReason ?? 'logout');
      else if (expiresAt <= now) endSessions([id], 'expired');
      else renewSession(id, tokenHash);
    }
  }

  const say = ({ userId, op, data }: Said): void => byUser.get(userId)?.forEach((member) => member.push(op, data));
  const lookAfresh = (): void => void look().catch(onError);
  const stops = [
    await events.subscribe(sessionsEnded, ({ sessionIds, reason }) => endSessions(sessionIds, reason), lookAfresh),
    await events.subscribe(tokenRenewed, ({ sessionId }) => renewSession(sessionId), lookAfresh),
    ...(await Promise.all(pushes.map((each) => each.subscribe(events, say)))),
  ];
  const timer = setInterval(lookAfresh, LOOK_EVERY_MS).unref();

  return {
    add: (member) => {
      const members = byUser.get(member.user.id) ?? new Set();
      byUser.set(member.user.id, members.add(member));
    },
    remove: (member) => {
      const members = byUser.get(member.user.id);
      if (members?.delete(member) === true && members.size === 0) byUser.delete(member.user.id);
    },
    countOf: (userId) => byUser.get(userId)?.size ?? 0,
    stop: async () => {
      clearInterval(timer);
      for (const stop of stops) await stop();
    },
  };
}
