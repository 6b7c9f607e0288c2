import { expect, test } from 'vitest';
import { room } from '../state/room.state.ts';
import { followClock } from './attempt.store.ts';

const told = (serverTime: string, leaveCount: number) =>
  followClock({
    serverTime,
    exam: {
      examId: '1',
      endsAt: '2026-11-30T10:00:00.000Z',
      graceSeconds: 60,
      handInFrom: '2026-11-30T09:00:00.000Z',
      leaveLimit: 3,
      leaveCount,
      faceDue: false,
    },
  });

test('what the server said earlier and comes later takes nothing back, except in another room', () => {
  room.recordId = 'a';
  told('2026-11-30T09:30:01.000Z', 2);
  told('2026-11-30T09:30:00.500Z', 1);
  expect(room.exam?.leaveCount).toBe(2);
  room.recordId = 'b';
  told('2026-11-30T09:30:00.500Z', 1);
  expect(room.exam?.leaveCount).toBe(1);
});
