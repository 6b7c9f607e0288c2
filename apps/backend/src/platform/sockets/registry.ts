import { inArray } from 'drizzle-orm';
import { sessionsEnded, tokenRenewed } from '../auth/sessionEvents.ts';
import type { RevokedReason } from '../auth/sessions.ts';
import { sessions } from '../database/tables/users.tables.ts';
import type { AppParts, KnownIdentity } from '../http/requestContext.ts';
import { openSockets } from '../metrics/meters.ts';
import type { FrameBudget } from './limits.ts';
import type { Said, SocketPush } from './push.ts';

/** A socket whose user is known. */
export interface Member extends KnownIdentity {
  /** Whether one more frame is answered; the sockets of a student have one budget, however many they are. */
  readonly mayAnswer: FrameBudget;
  /** Says something of the server's own accord. */
  push(op: string, data: unknown): void;
  /** The log-in ended. */
  end(reason: RevokedReason | 'expired'): void;
  /** The log-in goes on, but not with the token that this socket came with. */
  renew(): void;
  /** The server stops: closes once what is under way has its answer. */
  leave(): void;
}

/** The sockets of this process. */
export interface Registry {
  add(member: Member): void;
  remove(member: Member): void;
  of(userId: string): readonly Member[];
  all(): readonly Member[];
  stop(): void;
}

/** How often sessions are looked at, for those that expire and for events that were missed. */
const LOOK_EVERY_MS = 60_000;
/** So many sessions are looked at with one statement: thousands at once would keep the process from everything else. */
const LOOK_AT_ONCE = 250;

/** The members of one user or one log-in, found by its id. */
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
 * Starts to keep the sockets of a process: ends those whose session ends anywhere, and tells them what
 * concerns their student.
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

  /** @param tokenHash leaves sockets alone that came with this very token. */
  function renewSession(id: string, tokenHash?: string): void {
    for (const member of bySession.of(id)) if (member.session.tokenHash !== tokenHash) member.renew();
  }

  /** Reads how the sessions of all sockets stand, whatever events came. */
  async function look(): Promise<void> {
    const { id, revokedAt, revokedReason, expiresAt, tokenHash } = sessions;
    const ids = bySession.ids();
    for (let from = 0; from < ids.length; from += LOOK_AT_ONCE) {
      const rows = await connection.db
        .select({ id, revokedAt, revokedReason, expiresAt, tokenHash })
        .from(sessions)
        .where(inArray(id, ids.slice(from, from + LOOK_AT_ONCE)));
      const now = clock.now();
      for (const row of rows) {
        if (row.revokedAt !== null) endSession(row.id, row.revokedReason ?? 'logout');
        else if (row.expiresAt <= now) endSession(row.id, 'expired');
        else renewSession(row.id, row.tokenHash);
      }
    }
  }

  const say = ({ userId, op, data }: Said): void =>
    byUser.of(userId).forEach((member) => member.push(op, data));
  const sayToAll = ({ op, data }: Omit<Said, 'userId'>): void =>
    byUser.ids().forEach((userId) => say({ userId, op, data }));
  const lookAfresh = (): void => void look().catch(onError);
  const stops = [
    await events.subscribe(
      sessionsEnded,
      ({ sessionIds, reason }) => sessionIds.forEach((id) => endSession(id, reason)),
      lookAfresh,
    ),
    await events.subscribe(tokenRenewed, ({ sessionId }) => renewSession(sessionId), lookAfresh),
    ...(await Promise.all(pushes.map((each) => each.subscribe(events, say, sayToAll)))),
  ];
  const timer = setInterval(lookAfresh, LOOK_EVERY_MS).unref();

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
