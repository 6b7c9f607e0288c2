import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { exerciseRecords, type ExerciseRow, recordQuestions } from './records.tables.ts';
import type { Mark } from '../marking/marking.ts';

/** Updates columns of an exercise. */
export async function updateRecord(
  tx: Queryable,
  recordId: string,
  values: Partial<ExerciseRow>,
): Promise<void> {
  await tx.update(exerciseRecords).set(values).where(eq(exerciseRecords.id, recordId));
}

/** Stores the mark of one answer. */
export async function markQuestion(
  tx: Queryable,
  { recordId, questionId }: { readonly recordId: string; readonly questionId: string },
  mark: Mark,
): Promise<void> {
  await tx
    .update(recordQuestions)
    .set(mark)
    .where(and(eq(recordQuestions.recordId, recordId), eq(recordQuestions.questionId, questionId)));
}

/** Recomputes the scores of exercises after their answers were marked. */
export async function sumScores(tx: Queryable, recordIds: readonly string[]): Promise<void> {
  if (recordIds.length === 0) return;
  const which = inArray(exerciseRecords.id, [...recordIds]);
  // Locks the rows first, so that the sum includes marks that a concurrent transaction has just stored.
  await tx
    .select({ id: exerciseRecords.id })
    .from(exerciseRecords)
    .where(which)
    .orderBy(exerciseRecords.id)
    .for('no key update');
  await tx
    .update(exerciseRecords)
    .set({
      score: sql`(select coalesce(sum(earned), 0) from record_questions where record_id = ${exerciseRecords.id})`,
    })
    .where(which);
}

/** Deletes visitors' exercises that were inactive since a moment, and returns their number. */
export async function deleteVisits(db: Queryable, since: Date, limit: number): Promise<number> {
  const { id, clientId, activeAt } = exerciseRecords;
  // The condition is on the device rather than on the missing student, since it has an index.
  const over = db
    .select({ id })
    .from(exerciseRecords)
    .where(and(isNotNull(clientId), lt(activeAt, since)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const deleted = await db.delete(exerciseRecords).where(inArray(id, over)).returning({ id });
  return deleted.length;
}

/** Removes the verdicts and marks of an exercise, which gets new ones when it is handed in again. */
export async function clearVerdicts(tx: Queryable, recordId: string): Promise<void> {
  await tx
    .update(recordQuestions)
    .set({ verdict: null, earned: null })
    .where(eq(recordQuestions.recordId, recordId));
}
