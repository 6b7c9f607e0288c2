import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Queryable } from '../../database/connection.ts';
import type { UserContext } from '../../http/context.ts';
import { isRowId } from '../question/present.ts';
import { answers } from './records.tables.ts';

/**
 * Finds out which questions were answered since another device took over. What the device before it still
 * kept of those goes on record and changes nothing: the student has answered them anew. None while the
 * session that asks is the student's own.
 */
export async function answeredAnew(
  db: Queryable,
  { session }: UserContext,
  recordId: string,
  questionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (session.revokedAt === null) return new Set();
  const rows = await db
    .selectDistinct({ id: answers.questionId })
    .from(answers)
    .where(and(eq(answers.recordId, recordId), inArray(answers.questionId, questionIds.filter(isRowId)), gt(answers.answeredAt, session.revokedAt)));
  return new Set(rows.map(({ id }) => id));
}
