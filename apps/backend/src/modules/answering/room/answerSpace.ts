import { eq, sql } from 'drizzle-orm';
import type { AnswerOperation } from '@lectern/sdk/endpoints/answering';
import type { Queryable } from '../../../platform/database/connection.ts';
import { refused } from '../../../platform/http/errors.ts';
import { answers, type ExerciseRow } from '../records/records.tables.ts';

/**
 * Maximum stored size of the answers of one exercise, in bytes; an essay saved at every pause for hours takes
 * about a tenth. A hand-in may add as much again, so that it can include the answers refused before.
 */
const MAX_BYTES = 64 * 2 ** 20;

/** Size of an answer's row apart from its text, in bytes. */
const ROW_BYTES = 256;

/**
 * The stored size of an exercise's answers is recounted after every 500 saved answers, and for any answer above
 * 64 KiB.
 */
const RECOUNT_EVERY = 500;
const RECOUNT_ABOVE_BYTES = 64 * 1024;

/** Tells whether the stored size of an exercise's answers has to be recounted before these are added. */
export const needsRecount = (
  { receiptCount }: Pick<ExerciseRow, 'receiptCount'>,
  added: readonly (Pick<AnswerOperation, 'answer'> | { readonly value: readonly string[] })[],
): boolean =>
  Math.floor((receiptCount + added.length) / RECOUNT_EVERY) > Math.floor(receiptCount / RECOUNT_EVERY) ||
  Buffer.byteLength(JSON.stringify(added)) > RECOUNT_ABOVE_BYTES;

/**
 * Makes sure that a locked exercise has space for more answers. They are never deleted, so a malicious student
 * could fill the disk.
 * @throws {BusinessError} code 0 for the field `answers`: the device then stores them itself and sends them
 *   with the hand-in.
 */
export async function expectSpace(
  tx: Queryable,
  { id }: Pick<ExerciseRow, 'id'>,
  { isHandIn }: { readonly isHandIn: boolean },
): Promise<void> {
  const [sum] = await tx
    .select({ bytes: sql`coalesce(sum(pg_column_size(${answers.value}) + ${ROW_BYTES}), 0)`.mapWith(Number) })
    .from(answers)
    .where(eq(answers.recordId, id));
  if ((sum?.bytes ?? 0) >= (isHandIn ? 2 : 1) * MAX_BYTES)
    throw refused('answers', '这次作答保存得太多了，后面的回答先留在这台设备上，交卷时一起提交');
}
