import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { type AttemptRow, examAttempts } from './exam.tables.ts';

/** Changes an attempt. */
export async function updateAttempt(
  tx: Queryable,
  recordId: string,
  values: Partial<AttemptRow>,
): Promise<void> {
  await tx.update(examAttempts).set(values).where(eq(examAttempts.recordId, recordId));
}
