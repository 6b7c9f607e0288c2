import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { exerciseRecords } from '../records/records.tables.ts';
import { bookMistakes } from './submit.ts';

interface Merge {
  readonly companyId: string;
  readonly userId: string;
  readonly clientId: string;
  readonly recordId: string;
}

/**
 * Moves a visitor's exercise to the student who logged in. Only the device that created it knows its client id,
 * and a student's exercise is never moved. Where the student has an open exercise of the same paper, that one
 * continues and the visitor's becomes `left`.
 * @returns the number of moved exercises: 1, or 0 where there was none left to move.
 */
export async function mergeExercise(tx: Queryable, merge: Merge): Promise<number> {
  const { companyId, userId, clientId, recordId } = merge;
  const [record] = await tx
    .select()
    .from(exerciseRecords)
    .where(
      and(
        eq(exerciseRecords.id, recordId),
        eq(exerciseRecords.companyId, companyId),
        eq(exerciseRecords.clientId, clientId),
        isNull(exerciseRecords.userId),
      ),
    )
    .for('update');
  if (record === undefined) return 0;
  const isOpenPaper =
    record.type === 'paper' && record.paperId !== null && ['doing', 'paused'].includes(record.state);
  const own =
    isOpenPaper && record.paperId !== null
      ? await tx
          .select({ id: exerciseRecords.id })
          .from(exerciseRecords)
          .where(
            and(
              eq(exerciseRecords.userId, userId),
              eq(exerciseRecords.paperId, record.paperId),
              eq(exerciseRecords.type, 'paper'),
              inArray(exerciseRecords.state, ['doing', 'paused']),
            ),
          )
      : [];
  await tx
    .update(exerciseRecords)
    .set({ userId, clientId: null, ...(own.length > 0 && { state: 'left' as const }) })
    .where(eq(exerciseRecords.id, record.id));
  if (record.state === 'submitted')
    await bookMistakes(tx, { ...record, userId }, record.submittedAt ?? record.activeAt);
  return 1;
}
