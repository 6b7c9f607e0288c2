import { eq, inArray } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { type Session, sessions } from '../database/tables/users.tables.ts';
import type { Events } from '../events/events.ts';
import { keepRegistry, type Member } from './registry.ts';

/** More sessions than one statement checks, so that several statements are needed. */
const SESSIONS = 600;

const app = await openTestApp({ seed: true });
const { db } = app.parts.connection;
const user = await app.userNamed('student');

async function logIn(count: number): Promise<Session[]> {
  const now = app.clock.now();
  const values = Array.from({ length: count }, (_, index) => ({
    tokenHash: `${crypto.randomUUID()}-${index}`,
    companyId: user.companyId,
    userId: user.id,
    lifetimeSeconds: 3600,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 3600_000),
  }));
  return db.insert(sessions).values(values).returning();
}

/** Returns a fake socket that records the calls made to it, and how often its session was read. */
function memberOf(session: Session) {
  const looks = { count: 0 };
  const member = {
    user,
    get session() {
      looks.count += 1;
      return session;
    },
    mayAnswer: () => 'take' as const,
    push: vi.fn<Member['push']>(),
    end: vi.fn<Member['end']>(),
    renew: vi.fn<Member['renew']>(),
    shutDown: vi.fn<Member['shutDown']>(),
  } satisfies Member;
  return { member, looks };
}

/** Opens a registry whose events never arrive; `loseEvents` makes it check the sessions itself. */
async function openRegistry() {
  const { connection, clock } = app.parts;
  const gaps: (() => void)[] = [];
  const events: Events = {
    publish: async () => undefined,
    subscribe: async (_kind, _listener, onGap) => {
      gaps.push(onGap);
      return () => undefined;
    },
  };
  const onError = vi.fn<(error: unknown) => void>();
  const registry = await keepRegistry({ connection, clock, events }, [], onError);
  return { registry, onError, loseEvents: () => gaps.at(-1)?.() };
}

test('after an event gap, ended sessions are closed, renewed tokens are renewed, and live sessions stay', async () => {
  const { registry, onError, loseEvents } = await openRegistry();
  const [open, out, elsewhere, expired, renewed] = (await logIn(5)).map(memberOf);
  if (
    open === undefined ||
    out === undefined ||
    elsewhere === undefined ||
    expired === undefined ||
    renewed === undefined
  )
    throw new Error('Fewer than five log-ins');
  for (const { member } of [open, out, elsewhere, expired, renewed]) registry.add(member);

  const now = app.clock.now();
  const change = ({ member }: typeof open, values: Partial<Session>) =>
    db.update(sessions).set(values).where(eq(sessions.id, member.session.id));
  await change(out, { revokedAt: now, revokedReason: 'logout' });
  await change(elsewhere, { revokedAt: now, revokedReason: 'otherLogin' });
  await change(expired, { expiresAt: now });
  await change(renewed, { tokenHash: crypto.randomUUID() });
  loseEvents();

  await expect.poll(() => renewed.member.renew.mock.calls.length).toBe(1);
  expect(out.member.end.mock.calls).toEqual([['logout']]);
  expect(elsewhere.member.end.mock.calls).toEqual([['otherLogin']]);
  expect(expired.member.end.mock.calls).toEqual([['expired']]);
  expect([...open.member.end.mock.calls, ...open.member.renew.mock.calls]).toEqual([]);
  expect(onError).not.toHaveBeenCalled();
  registry.stop();
});

test('600 sockets are checked at most once each after an event gap', async () => {
  const { registry, loseEvents } = await openRegistry();
  const hall = (await logIn(SESSIONS)).map(memberOf);
  for (const { member } of hall) registry.add(member);
  const last = hall.at(-1);
  if (last === undefined) throw new Error('There are no log-ins');
  for (const { looks } of hall) looks.count = 0;

  // Ends all sessions, so that the registry ends all sockets.
  await db
    .update(sessions)
    .set({ revokedAt: app.clock.now(), revokedReason: 'logout' })
    .where(inArray(sessions.userId, [user.id]));
  loseEvents();

  await expect
    .poll(() => hall.filter(({ member }) => member.end.mock.calls.length === 1).length)
    .toBe(SESSIONS);
  expect(Math.max(...hall.map(({ looks }) => looks.count))).toBeLessThanOrEqual(1);
  registry.stop();
});
