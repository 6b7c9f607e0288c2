import { decodeReply } from '@lectern/sdk';
import { paperQuestions } from '@lectern/sdk/endpoints/answering';
import { expect, test } from 'vitest';
import { readExamClock } from './examClock.ts';

const exam = {
  examId: '7',
  endsAt: '2026-03-02T01:30:00.000Z',
  graceSeconds: 120,
  handInFrom: '2026-03-02T01:20:00.000Z',
  leaveLimit: 0,
  leaveCount: 0,
  faceDue: false,
};

test('the exam clock counts down in server time, whatever the local clock shows', () => {
  const hourOff = Date.parse('2026-03-02T02:00:00.000Z');
  expect(readExamClock({ exam, serverTime: '2026-03-02T01:00:00.000Z' }, hourOff)).toMatchObject({
    examId: '7',
    endsAt: hourOff + 30 * 60_000,
    handInFrom: hourOff + 20 * 60_000,
    graceMs: 120_000,
  });
});

test.each([
  [null],
  [undefined],
  [{ exam: null, serverTime: '2026-03-02T01:00:00.000Z' }],
  [{ exam: { ...exam, endsAt: 'soon' }, serverTime: '2026-03-02T01:00:00.000Z' }],
])('a reply without an exam or a valid end time has no exam clock: %j', (reply) =>
  expect(readExamClock(decodeReply(paperQuestions, reply), 0)).toBeUndefined(),
);
