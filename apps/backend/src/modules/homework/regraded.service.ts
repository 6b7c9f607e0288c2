import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import type { ExerciseRow } from '../answering/index.ts';
import { homeworkRegraded, writeMessages } from '../message/index.ts';
import { selectAttempts } from './attempts.repo.ts';
import { homeworks } from './homework.tables.ts';

/**
 * Tells students that the score of homework changed, after a question of its paper was graded again.
 * @param before the regraded exercises as they were.
 * @returns the number of new messages.
 */
export async function announceRegraded(
  tx: Queryable,
  before: readonly ExerciseRow[],
  now: Date,
): Promise<number> {
  const scores = new Map(before.map(({ id, score }) => [id, score ?? 0]));
  const attempts = selectAttempts(tx);
  const rows = await tx
    .select({
      companyId: homeworks.companyId,
      homeworkId: homeworks.id,
      homeworkName: homeworks.name,
      recordId: attempts.recordId,
      userId: attempts.userId,
      score: attempts.score,
    })
    .from(attempts)
    .innerJoin(homeworks, eq(homeworks.id, attempts.homeworkId))
    .where(inArray(attempts.recordId, [...scores.keys()]));
  return writeMessages(
    tx,
    rows.flatMap(({ companyId, userId, score, ...homework }) => {
      const [scoreBefore, scoreAfter] = [scores.get(homework.recordId) ?? 0, score ?? 0];
      if (userId === null || scoreBefore === scoreAfter) return [];
      return [homeworkRegraded({ companyId, userId, now }, { ...homework, scoreBefore, scoreAfter })];
    }),
  );
}
