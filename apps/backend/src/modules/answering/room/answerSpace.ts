import { eq, sql } from 'drizzle-orm';
import type { AnswerOperation } from '@lectern/sdk/endpoints/answering';
import type { Queryable } from '../../../platform/database/connection.ts';
import { refused } from '../../../platform/http/errors.ts';
import { answers, type ExerciseRow } from '../records/records.tables.ts';

/**
 * What the answers of one exercise may take, in bytes: an essay that is saved at every pause for hours takes a tenth. A
 * hand-in has as much again, so that what was refused before it comes with it.
 */
const MOST_BYTES = 64 * 2 ** 20;

/** What an answer takes beside its own words. */
const ROW_BYTES = 256;

/** They are added up each time that so many were added, and for what is longer than this. */
const EVERY = 500;
const LONG_BYTES = 64 * 1024;

/** Tells whether the answers of an exercise are to be added up before these go with them. */
export const isToBeWeighed = (
  { receiptCount }: Pick<ExerciseRow, 'receiptCount'>,
  added: readonly (Pick<AnswerOperation, 'answer'> | { readonly value: readonly string[] })[],
): boolean =>
  Math.floor((receiptCount + added.length) / EVERY) > Math.floor(receiptCount / EVERY) ||
  Buffer.byteLength(JSON.stringify(added)) > LONG_BYTES;

/**
 * Makes sure that an exercise, which is held, has space for more answers: they are kept for good, and somebody could fill
 * the disk with them.
 * @throws {BusinessError} code 0 naming the answers: the device keeps them, and hands them in.
 */
export async function expectSpace(
  tx: Queryable,
  { id }: Pick<ExerciseRow, 'id'>,
  { isHandIn }: { readonly isHandIn: boolean },
): Promise<void> {
  const [sum] = await tx
    .select({
      bytes: sql`coalesce(sum(pg_column_size(${answers.value}) + ${ROW_BYTES}), 0)`.mapWith(Number),
    })
    .from(answers)
    .where(eq(answers.recordId, id));
  if ((sum?.bytes ?? 0) >= (isHandIn ? 2 : 1) * MOST_BYTES)
    throw refused('answers', '这次作答保存得太多了，后面的回答先留在这台设备上，交卷时一起提交');
}
