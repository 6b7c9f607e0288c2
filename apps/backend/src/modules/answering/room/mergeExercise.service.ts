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
 * Gives a visitor's exercise to the student. Only the device that made it knows its client id, and
 * nobody's own exercise is ever moved. Where the student has the same paper open already, that one goes on
 * and the visitor's is kept as left.
 * @returns how many were moved: 1, or 0 when there was nothing to move any more.
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
