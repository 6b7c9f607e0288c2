import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { answers } from '../records/records.tables.ts';
import { isId } from '../../../platform/database/columns.ts';

/**
 * Finds out which questions were answered since a moment: when another device took over, or when a rescue
 * file was made. What was kept from before goes on record and changes nothing, since the student has
 * answered them anew.
 * @param since null where nothing took over: none.
 */
export async function answeredAnew(
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
