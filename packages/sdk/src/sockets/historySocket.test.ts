import { expect, it } from 'vitest';
import { manualClock } from '../core/manualClock.fixture.ts';
import { openHistorySocket } from './historySocket.ts';
import * as operations from './operations.ts';
import { simulateNetwork } from './simulatedNetwork.fixture.ts';

const identity = {
  companyId: '1',
  schoolId: '2',
  userId: '3',
  token: 't',
  deviceId: 'd',
  date: 1,
  module: 'lesson',
};

it('beats every 10 s, and says everything again after a loss, the authentication first', async () => {
  const clock = manualClock();
  const arrived: string[] = [];
  const network = simulateNetwork({
    clock,
    server: {
      onFrame: async ({ op, id }) => {
        arrived.push(`${op} ${id}`);
        return { code: '1' };
      },
      onCall: async () => ({}),
    },
  });
  const replies: string[] = [];
  const socket = openHistorySocket({
    address: 'ws://school/websocket',
    clock,
    open: network.open,
    limit: 3,
    onFrame: ({ id }) => void replies.push(id),
  });
  socket.send(operations.auth, identity);
  for (const lessonId of ['1', '2', '3']) socket.send(operations.liveIn, { lessonId });
  await clock.pass(1000);
  expect(arrived).toEqual(['NETTY_AUTH_REQ 1', 'NETTY_LIVE_IN_REQ 3', 'NETTY_LIVE_IN_REQ 4']);
  expect(replies.toSorted()).toEqual(['1', '3', '4']);

  network.cut();
  await clock.pass(3000);
  expect(arrived.slice(3)).toEqual(['NETTY_AUTH_REQ 1', 'NETTY_LIVE_IN_REQ 3', 'NETTY_LIVE_IN_REQ 4']);
  await clock.pass(10_000);
  expect(arrived.at(-1)).toContain('NETTY_HEART_BEAT_REQ');

  socket.close();
  network.cut();
  await clock.pass(400_000);
  expect(network.openSockets()).toEqual([]);
  expect(clock.timers()).toBe(0);
});
