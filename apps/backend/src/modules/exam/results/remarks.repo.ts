import type { ExamRemark } from '@lectern/sdk/endpoints/exam';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { daysLater } from '../../../platform/dates/days.ts';
import {
  type ExamAttempt,
  examOrders,
  examRemarks,
  type ExerciseRow,
  paysForResult,
  type RemarkRow,
  settlesAt,
} from '../../answering/index.ts';
import { orders } from '../../order/index.ts';

/** Reads the latest request to review the mark of an attempt. */
export async function lastRemark(db: Queryable, recordId: string): Promise<RemarkRow | undefined> {
  const [row] = await db
    .select()
    .from(examRemarks)
    .where(eq(examRemarks.recordId, recordId))
    .orderBy(desc(examRemarks.id))
    .limit(1);
  return row;
}

/** Returns the deadline for requesting a review: `days` days after the last event that made the score visible. */
export async function remarkEnd(
  db: Queryable,
  examAttempt: ExamAttempt,
  { submittedAt }: Pick<ExerciseRow, 'submittedAt'>,
  days: number,
): Promise<Date> {
  const { attempt, exam } = examAttempt;
  const [paid] =
    exam.priceCents === 0
      ? []
      : await db
          .select({ at: orders.paidAt })
          .from(examOrders)
          .innerJoin(orders, eq(orders.id, examOrders.orderId))
          .where(and(eq(examOrders.recordId, attempt.recordId), paysForResult))
          .limit(1);
  const moments = [submittedAt, settlesAt(examAttempt), exam.publishAt, attempt.markedAt, paid?.at];
  return daysLater(new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0))), days);
}

/** Formats a request for the site. */
export const presentRemark = ({
  reason,
  askedAt,
  scoreBefore,
  scoreAfter,
  answer,
  answeredAt,
}: RemarkRow): ExamRemark => ({
  reason,
  askedAt: askedAt.toISOString(),
  scoreBefore,
  scoreAfter,
  answer,
  answeredAt: answeredAt?.toISOString() ?? null,
});
