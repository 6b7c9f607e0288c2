import type { QuestionSign } from '@lectern/sdk/endpoints/answering';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { preparedQuery } from '../../../platform/database/preparedQuery.ts';
import { BusinessError } from '../../../platform/http/errors.ts';
import { recordQuestions } from '../records/records.tables.ts';
import { isId } from '../../../platform/database/columns.ts';

/** Error message for a question that is not part of the exercise. */
export const NOT_IN_EXERCISE = '这次练习里没有这道题';

const byRecord = preparedQuery((db) =>
  db
    .select()
    .from(recordQuestions)
    .where(eq(recordQuestions.recordId, sql.placeholder('recordId')))
    .orderBy(recordQuestions.number)
    .prepare('record_heads'),
);

/** A question of an exercise with its current answer. */
export type CurrentAnswer = typeof recordQuestions.$inferSelect;

/** Reads the current answers of an exercise, in the order of its questions. */
export function readCurrentAnswers(db: Queryable, recordId: string): Promise<CurrentAnswer[]> {
  return byRecord(db).execute({ recordId });
}

/** Returns the highest sequence of an exercise's answers, marks and annotations. */
export function highestSequence(currentAnswers: readonly CurrentAnswer[]): number {
  return currentAnswers.reduce(
    (highest, { sequence, markSequence, signSequence }) =>
      Math.max(highest, sequence, markSequence, signSequence),
    0,
  );
}

/**
 * Refuses questions that are not part of the exercise.
 * @throws {BusinessError} 0
 */
export async function expectInExercise(
  tx: Queryable,
  recordId: string,
  questionIds: readonly string[],
): Promise<void> {
  const uniqueIds = [...new Set(questionIds)];
  const questions = await tx
    .select({ id: recordQuestions.questionId })
    .from(recordQuestions)
    .where(
      and(
        eq(recordQuestions.recordId, recordId),
        inArray(recordQuestions.questionId, uniqueIds.filter(isId)),
      ),
    );
  if (questions.length < uniqueIds.length) throw new BusinessError('0', NOT_IN_EXERCISE);
}

/** Formats a student's annotations on a question for the site; undefined where there are none. */
export function presentSign(sign: (typeof recordQuestions.$inferSelect)['sign']): QuestionSign | undefined {
  return sign === null
    ? undefined
    : { struck: [...sign.struck], highlights: sign.highlights.map((part) => ({ ...part })), note: sign.note };
}
