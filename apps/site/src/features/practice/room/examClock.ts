import type { Reply } from '@lectern/sdk';
import type { AttemptStatus } from '@lectern/sdk/endpoints/answering';

/** What an exam adds to the room, on the page's own steady clock. */
export interface ExamClock {
  readonly examId: string;
  /** When time is up, in ms of {@link steadyNow}. */
  readonly endsAt: number;
  /** From when handing in is allowed, in ms of {@link steadyNow}. */
  readonly handInFrom: number;
  /** How long after the end kept answers still count, in ms. */
  readonly graceMs: number;
  readonly leaveLimit: number;
  readonly leaveCount: number;
  readonly isFaceDue: boolean;
}

/** Milliseconds of a clock that nobody can set: a machine an hour off counts down just as well. */
export const steadyNow = (): number => performance.timeOrigin + performance.now();

/** Brings what the server says of an exam onto the steady clock; undefined for practice. */
export function readExamClock(
  reply: Reply<Pick<AttemptStatus, 'exam' | 'serverTime'>>,
  now: number,
): ExamClock | undefined {
  const exam = reply.exam;
  const serverTime = Date.parse(reply.serverTime ?? '');
  const endsAt = Date.parse(exam?.endsAt ?? '');
  if (exam === null || exam === undefined || Number.isNaN(serverTime) || Number.isNaN(endsAt))
    return undefined;
  const handInFrom = Date.parse(exam.handInFrom ?? '');
  const offset = now - serverTime;
  return {
    examId: exam.examId ?? '',
    endsAt: endsAt + offset,
    handInFrom: Number.isNaN(handInFrom) ? now : handInFrom + offset,
    graceMs: (exam.graceSeconds ?? 0) * 1000,
    leaveLimit: exam.leaveLimit ?? 0,
    leaveCount: exam.leaveCount ?? 0,
    isFaceDue: exam.faceDue ?? false,
  };
}
