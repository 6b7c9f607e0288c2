import { expect, test } from 'vitest';
import { resetRoom, room } from '../state/room.state.ts';
import { updateExamClock } from './attempt.store.ts';

const receiveLeaveCount = (leaveCount: number) =>
  updateExamClock({
    serverTime: '2026-11-30T09:30:00.000Z',
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

test('the number of times an exam page was left never decreases, except in another room', () => {
  receiveLeaveCount(2);
  receiveLeaveCount(1);
  expect(room.exam?.leaveCount).toBe(2);
  resetRoom({ recordId: 'b' });
  receiveLeaveCount(1);
  expect(room.exam?.leaveCount).toBe(1);
});
