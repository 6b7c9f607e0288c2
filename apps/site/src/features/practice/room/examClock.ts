import { amount, flag, text, type Untrusted } from '@lectern/sdk';
import type { Standing } from '@lectern/sdk/endpoints/answering';

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
  reply: Untrusted<Pick<Standing, 'exam' | 'serverTime'>>,
  now: number,
): ExamClock | undefined {
  const exam = reply?.exam;
  const serverTime = Date.parse(text(reply?.serverTime));
  const endsAt = Date.parse(text(exam?.endsAt));
  if (exam === null || exam === undefined || Number.isNaN(serverTime) || Number.isNaN(endsAt))
    return undefined;
  const handInFrom = Date.parse(text(exam.handInFrom));
  const offset = now - serverTime;
  return {
    examId: text(exam.examId),
    endsAt: endsAt + offset,
    handInFrom: Number.isNaN(handInFrom) ? now : handInFrom + offset,
    graceMs: amount(exam.graceSeconds) * 1000,
    leaveLimit: amount(exam.leaveLimit),
    leaveCount: amount(exam.leaveCount),
    isFaceDue: flag(exam.faceDue),
  };
}
