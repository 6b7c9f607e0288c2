import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { examRemarks, type RemarkRow } from './exam.tables.ts';

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
