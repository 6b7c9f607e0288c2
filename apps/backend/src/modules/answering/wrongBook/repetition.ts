import { dayOf, startOf } from '../../../platform/dates/days.ts';

/** What happened to a question of the wrong book. A mistake brings it back, whatever was before. */
export type RepetitionVerdict = 'right' | 'wrong' | 'removed';

/** One answer to a question of the wrong book, or its removal by hand. */
export interface Repetition {
  readonly verdict: RepetitionVerdict;
  readonly answer: readonly string[];
  /** When it was answered, not when it arrived: a device may have been offline. */
  readonly repeatedAt: Date;
}

/** Where a question of the wrong book stands. */
export interface RepetitionStatus {
  readonly lastAnswer: readonly string[];
  readonly lastWrongAt: Date;
  /** How often in a row it was put right, on the days it was due. */
  readonly rightCount: number;
  readonly dueAt: Date;
  readonly removedAt: Date | null;
}

/** How many days later a question comes again that was right once, twice … in a row. */
const STEP_DAYS = [1, 3, 7, 15] as const;

/** A question that was right this often in a row, each time when it was due, leaves the book. */
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
  // Right before its day shows that it is still fresh, not that it stays.
  if (status.removedAt !== null || repeatedAt < status.dueAt) return status;
  const rightCount = status.rightCount + 1;
  const days = STEP_DAYS[rightCount - 1];
  if (days === undefined) return { ...status, rightCount, removedAt: repeatedAt };
  // Due from midnight on, so that what was answered in the evening can be repeated the next morning.
  return { ...status, rightCount, dueAt: startOf(today, days) };
}

/**
 * Tells where a question stands after all its repetitions. It follows their own times, so that two devices
 * that were offline come to the same end in whatever order they are back.
 * @param before where it stood when nothing was noted yet.
 * @param repetitions of the same moment in the order in which they arrived.
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
