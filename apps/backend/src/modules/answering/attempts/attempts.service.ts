import { and, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import {
  type AttemptRow,
  examAttempts,
  examFaces,
  examOrders,
  examRemarks,
  type RemarkRow,
} from './exam.tables.ts';

/** Updates columns of an attempt. */
export async function updateAttempt(
  tx: Queryable,
  recordId: string,
  values: Partial<AttemptRow>,
): Promise<void> {
  await tx.update(examAttempts).set(values).where(eq(examAttempts.recordId, recordId));
}

/** A face recognition that a session passed, and the minutes of an attempt that it covers. */
interface PassedFaces {
  readonly minutes: readonly number[];
  readonly orderNo: string;
  readonly sessionId: string;
  readonly now: Date;
}

/** Stores that one recognition covers these minutes of an attempt. */
export async function insertFaces(
  tx: Queryable,
  { companyId, recordId }: Pick<AttemptRow, 'companyId' | 'recordId'>,
  { minutes, orderNo, sessionId, now }: PassedFaces,
): Promise<void> {
  await tx
    .insert(examFaces)
    .values(minutes.map((minute) => ({ companyId, recordId, minute, orderNo, sessionId, passedAt: now })));
}

/** Stores the order that pays for the result of an attempt. */
export async function insertExamOrder(
  tx: Queryable,
  { id, companyId }: { readonly id: string; readonly companyId: string },
  recordId: string,
): Promise<void> {
  await tx.insert(examOrders).values({ companyId, orderId: id, recordId });
}

/**
 * Deletes a company's face checks of attempts that were passed before a moment. @returns the number of deleted
 * rows.
 */
export async function deleteAttemptFaces(tx: Queryable, companyId: string, before: Date): Promise<number> {
  const { rowCount } = await tx
    .delete(examFaces)
    .where(and(eq(examFaces.companyId, companyId), lt(examFaces.passedAt, before)));
  return rowCount ?? 0;
}

/** Stores a student's request to review a mark. */
export async function insertRemark(
  tx: Queryable,
  remark: Pick<RemarkRow, 'companyId' | 'recordId' | 'reason' | 'askedAt' | 'scoreBefore'>,
): Promise<void> {
  await tx.insert(examRemarks).values(remark);
}

/** Stores the school's answer to a request. */
export async function answerRemarkRow(
  tx: Queryable,
  requestId: string,
  answered: Required<Pick<RemarkRow, 'answer' | 'answeredAt' | 'scoreAfter'>>,
): Promise<void> {
  await tx.update(examRemarks).set(answered).where(eq(examRemarks.id, requestId));
}
