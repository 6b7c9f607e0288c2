import { dayOf, startOf } from '../../../platform/dates/days.ts';

/** The result of a repetition. A mistake returns a question to the book, whatever its status. */
export type RepetitionVerdict = 'right' | 'wrong' | 'removed';

/** One answer to a question of the wrong book, or its manual removal. */
export interface Repetition {
  readonly verdict: RepetitionVerdict;
  readonly answer: readonly string[];
  /** When it was answered, not when it arrived: a device may have been offline. */
  readonly repeatedAt: Date;
}

/** The status of a question in the wrong book. */
export interface RepetitionStatus {
  readonly lastAnswer: readonly string[];
  readonly lastWrongAt: Date;
  /** Consecutive right answers on days when the question was due. */
  readonly rightCount: number;
  readonly dueAt: Date;
  readonly removedAt: Date | null;
}

/** Days until the next repetition after one, two … consecutive right answers. */
const STEP_DAYS = [1, 3, 7, 15] as const;

/** Consecutive right answers, each when due, after which a question leaves the book. */
export const RIGHT_TO_LEAVE = STEP_DAYS.length + 1;

function after(status: RepetitionStatus, { verdict, answer, repeatedAt }: Repetition): RepetitionStatus {
  if (verdict === 'removed') return { ...status, removedAt: repeatedAt };
  const today = dayOf(repeatedAt);
  if (verdict === 'wrong') {
    return {
      lastAnswer: answer,
      lastWrongAt: repeatedAt,
      rightCount: 0,
      dueAt: startOf(today),
      removedAt: null,
    };
  }
  // A right answer before the due day only shows that the question is still fresh in memory.
  if (status.removedAt !== null || repeatedAt < status.dueAt) return status;
  const rightCount = status.rightCount + 1;
  const days = STEP_DAYS[rightCount - 1];
  if (days === undefined) return { ...status, rightCount, removedAt: repeatedAt };
  // Due from midnight on, so that what was answered in the evening can be repeated the next morning.
  return { ...status, rightCount, dueAt: startOf(today, days) };
}

/**
 * Computes the status of a question from all its repetitions, ordered by the time when each was answered, so
 * that two devices that were offline reach the same result in whatever order they reconnect.
 * @param before the status before any repetition.
 * @param repetitions those of the same moment in the order of arrival.
 */
export function statusAfter(
  before: Pick<RepetitionStatus, 'lastAnswer' | 'lastWrongAt'>,
  repetitions: readonly Repetition[],
): RepetitionStatus {
  const order = repetitions.toSorted((a, b) => a.repeatedAt.getTime() - b.repeatedAt.getTime());
  return order.reduce(after, {
    ...before,
    rightCount: 0,
    dueAt: startOf(dayOf(before.lastWrongAt)),
    removedAt: null,
  });
}
