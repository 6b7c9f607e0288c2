import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { exerciseRecords, type ExerciseRow, recordQuestions } from './records.tables.ts';
import type { Mark } from '../marking/marking.ts';

/** Writes a part of an exercise's head. */
export async function updateRecord(
  tx: Queryable,
  recordId: string,
  values: Partial<ExerciseRow>,
): Promise<void> {
  await tx.update(exerciseRecords).set(values).where(eq(exerciseRecords.id, recordId));
}

/** Marks one answer of an exercise. */
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

/** Sums the scores of exercises up anew, after their answers were marked. */
export async function sumScores(tx: Queryable, recordIds: readonly string[]): Promise<void> {
  if (recordIds.length === 0) return;
  const which = inArray(exerciseRecords.id, [...recordIds]);
  // What somebody else marks at the same moment is in the sum of whoever comes second.
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

/** Deletes exercises of visitors that nobody worked on since a moment, and tells how many. */
export async function deleteVisits(db: Queryable, since: Date, most: number): Promise<number> {
  const { id, clientId, activeAt } = exerciseRecords;
  // By the device, not by the student who is missing: visitors' exercises have an index of their own.
  const over = db
    .select({ id })
    .from(exerciseRecords)
    .where(and(isNotNull(clientId), lt(activeAt, since)))
    .limit(most)
    .for('update', { skipLocked: true });
  const gone = await db.delete(exerciseRecords).where(inArray(id, over)).returning({ id });
  return gone.length;
}
