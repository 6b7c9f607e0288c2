import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { exerciseRecords, type ExerciseRow } from './records.tables.ts';

/** Writes a part of an exercise's head. */
export async function updateRecord(
  tx: Queryable,
  recordId: string,
  values: Partial<ExerciseRow>,
): Promise<void> {
  await tx.update(exerciseRecords).set(values).where(eq(exerciseRecords.id, recordId));
}
