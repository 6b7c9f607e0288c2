import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/createTestApp.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { listen } from '../../../test/listen.ts';
import { openRaw } from '../../../test/servers/rawSocket.ts';

const DRAIN_MS = 3000;

const app = await openTestApp({ seed: true });
const origin = await listen(app);

test('a drain answers all calls, closes their connections, and closes sockets with 1012 before it refuses new ones', async () => {
  const student = await app.userNamed('student');
  const enter = async () => {
    const socket = await openRaw(origin, '/websocket');
    const entered = await socket.ask('NETTY_AUTH_REQ', {
      companyId: student.companyId,
      schoolId: '1',
      userId: student.id,
      token: await app.tokenOf(student),
      date: Date.now(),
      deviceId: 'device',
      module: 'exercise',
    });
    expect(entered).toMatchObject({ code: '1' });
    return socket;
  };
  const ask = async (path: string) => {
    const { status, headers } = await fetch(origin + path);
    return [status, headers.get('connection')];
  };
  const sockets = [await enter(), await enter(), await enter()];
  expect(await ask('/readyz')).toEqual([200, 'keep-alive']);

  let isDrained = false;
  const drained = app.server.drain(DRAIN_MS).then(() => (isDrained = true));
  expect(await ask('/readyz')).toEqual([503, 'close']);
  expect(await ask('/healthz')).toEqual([200, 'close']);
  // Until load balancers notice, new connections are accepted as usual.
  sockets.push(await enter());
  const codes = sockets.map(({ closed }) => closed);
  expect(await Promise.all(codes)).toEqual([1012, 1012, 1012, 1012]);
  expect(isDrained).toBe(false);
  await expect(openRaw(origin, '/websocket')).rejects.toThrow('refused');
  expect(await ask('/healthz')).toEqual([200, 'close']);
  await drained;
});

test('a drain waits for the reply to a socket’s pending operation before closing the socket', async () => {
  const other = await createTestApp({ seed: true });
  const student = await other.userNamed('student');
  const socket = await openRaw(await listen(other), '/websocket');
  const who = { companyId: student.companyId, schoolId: '1', userId: student.id, module: 'exercise' };
  await socket.ask('NETTY_AUTH_REQ', { ...who, token: await other.tokenOf(student), date: 0, deviceId: 'd' });
  const { db } = other.parts.connection;
  let answered: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table exercise_records`);
    answered = socket.ask('review', { recordId: '999999' }).catch((error: unknown) => error);
    // The table is locked for longer than the whole drain, so the answer waits, and the socket with it.
    await other.server.drain(200);
  });
  expect(await answered).toMatchObject({ op: 'review' });
  expect(await socket.closed).toBe(1012);
  await other.close();
});
