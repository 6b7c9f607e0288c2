import { expect, it } from 'vitest';
import { createClient } from '../../client/client.ts';
import { manualClock } from '../../client/manualClock.fixture.ts';
import { openHistorySocket } from './historySocket.ts';
import * as operations from './operations.ts';
import { simulateNetwork } from './simulatedNetwork.fixture.ts';

const identity = { companyId: '1', schoolId: '2', userId: '3', token: 't', deviceId: 'd' };

it('a history socket sends a heartbeat every 10 s, and authenticates and repeats its latest frames after a reconnect', async () => {
  const clock = manualClock();
  const arrived: string[] = [];
  let token = 't';
  let isKnown = false;
  const network = simulateNetwork({
    clock,
    server: {
      // As in the back end, a frame sent before the reply to the authentication ends the connection for good.
      onFrame: async ({ op, id, data }, socket) => {
        arrived.push(`${op} ${id}`);
        if (op === 'NETTY_AUTH_REQ') {
          expect(data).toMatchObject({ ...identity, token, module: 'lesson', date: 7 });
          await new Promise<void>((resolve) => void clock.after(50, resolve));
          isKnown = true;
        } else if (!isKnown) socket.close(4400);
        return { code: '1' };
      },
      onCall: async () => ({ code: '1', data: { netty: { domain: 'a' } } }),
    },
  });
  const replies: string[] = [];
  const ended: string[] = [];
  const socket = openHistorySocket({
    client: createClient({ origin: 'https://school.example', fetch: network.fetch, clock }),
    identity: () => ({ ...identity, token }),
    module: 'lesson',
    date: () => 7,
    clock,
    open: network.open,
    limit: 3,
    onFrame: ({ id }) => void replies.push(id),
    onEnd: (code) => void ended.push(code),
  });
  expect(socket.isOpen()).toBe(false);
  for (const lessonId of ['1', '2', '3', '4']) socket.send(operations.liveIn, { lessonId });
  socket.forget('3');
  await clock.pass(1000);
  expect(socket.isOpen()).toBe(true);
  expect(arrived).toEqual(['NETTY_AUTH_REQ auth', 'NETTY_LIVE_IN_REQ 2', 'NETTY_LIVE_IN_REQ 4']);
  expect(replies.toSorted()).toEqual(['2', '4']);

  token = 'renewed';
  isKnown = false;
  network.cut();
  await clock.pass(3000);
  expect(arrived.slice(3)).toEqual(['NETTY_AUTH_REQ auth', 'NETTY_LIVE_IN_REQ 2', 'NETTY_LIVE_IN_REQ 4']);
  await clock.pass(10_000);
  expect(arrived.at(-1)).toContain('NETTY_HEART_BEAT_REQ');

  socket.close();
  network.cut();
  await clock.pass(400_000);
  expect(network.openSockets()).toEqual([]);
  expect(clock.timers()).toBe(0);
  expect(ended).toEqual([]);
});
