import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { answers } from '../records/records.tables.ts';
import { isId } from '../../../platform/database/columns.ts';

/**
 * Returns which questions were answered since a moment, when another device took over or when a rescue file was
 * made. Older answers from the first device are stored but do not count for them, since the student has
 * answered them again.
 * @param since null where no device took over; then the result is empty.
 */
export async function answeredSince(
  db: Queryable,
  recordId: string,
  questionIds: readonly string[],
  since: Date | null,
): Promise<ReadonlySet<string>> {
  if (since === null) return new Set();
  const rows = await db
    .selectDistinct({ id: answers.questionId })
    .from(answers)
    .where(
      and(
        eq(answers.recordId, recordId),
        inArray(answers.questionId, questionIds.filter(isId)),
        gt(answers.answeredAt, since),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
