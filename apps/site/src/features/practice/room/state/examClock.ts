import type { Reply } from '@lectern/sdk';
import type { AttemptStatus } from '@lectern/sdk/endpoints/answering';
import type { ReadBy } from '../../../../shared/readBy.ts';

/** The exam's times and limits, with times on the page's monotonic clock. */
export type ExamClock = ReadBy<typeof readExamClock>;

/** Returns milliseconds of a clock that cannot be set: a computer whose time is an hour wrong counts down correctly. */
export const steadyNow = (): number => performance.timeOrigin + performance.now();

/** Converts the times of an exam from the server's clock to the monotonic clock; undefined for practice. */
export function readExamClock(reply: Reply<Pick<AttemptStatus, 'exam' | 'serverTime'>>, now: number) {
  const exam = reply.exam;
  const serverTime = Date.parse(reply.serverTime ?? '');
  const endsAt = Date.parse(exam?.endsAt ?? '');
  if (exam === undefined || Number.isNaN(serverTime) || Number.isNaN(endsAt)) return undefined;
  const handInFrom = Date.parse(exam.handInFrom ?? '');
  const offset = now - serverTime;
  return {
    examId: exam.examId ?? '',
    /** When time is up, in ms of {@link steadyNow}. */
    endsAt: endsAt + offset,
    /** From when handing in is allowed, in ms of {@link steadyNow}. */
    handInFrom: Number.isNaN(handInFrom) ? now : handInFrom + offset,
    /** How long after the end stored answers still count, in ms. */
    graceMs: (exam.graceSeconds ?? 0) * 1000,
    leaveLimit: exam.leaveLimit ?? 0,
    leaveCount: exam.leaveCount ?? 0,
    isFaceDue: exam.faceDue ?? false,
  };
}
