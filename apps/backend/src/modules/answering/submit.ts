import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connection.ts';
import { markAnswer } from './marking.ts';
import { clockAfter, readRecordQuestions, updateRecord } from './records.repo.ts';
import { type ExerciseRow, wrongQuestions } from './records.tables.ts';

const tenths = (score: number) => Math.round(score * 10) / 10;

/** Keeps the wrong book: mistakes go in; in a repetition what was put right goes out. */
async function keepWrongBook(
  tx: Queryable,
  record: ExerciseRow,
  judged: readonly { readonly questionId: string; readonly verdict: string; readonly answer: readonly string[] }[],
  now: Date,
): Promise<void> {
  if (record.userId === null) return;
  const { userId, companyId } = record;
  const wrong = judged.filter(({ verdict }) => verdict === 'wrong' || verdict === 'partial');
  if (wrong.length > 0) {
    await tx
      .insert(wrongQuestions)
      .values(wrong.map(({ questionId, answer }) => ({ companyId, userId, questionId, lastAnswer: [...answer], lastWrongAt: now })))
      .onConflictDoUpdate({
        target: [wrongQuestions.userId, wrongQuestions.questionId],
        set: {
          times: sql`${wrongQuestions.times} + 1`,
          lastAnswer: sql`excluded.last_answer`,
          lastWrongAt: sql`excluded.last_wrong_at`,
          removedAt: null,
        },
      });
  }
  const isRepetition = record.type === 'wrong' || record.type === 'again';
  const right = judged.filter(({ verdict }) => verdict === 'right').map(({ questionId }) => questionId);
  if (isRepetition && right.length > 0) {
    await tx
      .update(wrongQuestions)
      .set({ removedAt: now })
      .where(and(eq(wrongQuestions.userId, userId), inArray(wrongQuestions.questionId, right), sql`${wrongQuestions.removedAt} is null`));
  }
}

/** Puts the mistakes of an exercise that was judged before into its student's wrong book. */
export async function bookMistakes(tx: Queryable, record: ExerciseRow, now: Date): Promise<void> {
  const asked = await readRecordQuestions(tx, record.id);
  const judged = asked.map(({ asked: { answer, verdict }, question }) => ({ questionId: question.id, answer, verdict: verdict ?? 'unanswered' }));
  await keepWrongBook(tx, record, judged, now);
}

/** How an exercise is closed. */
export interface Closing {
  readonly now: Date;
  /** The moment that counts as its hand-in. @defaultValue now */
  readonly submittedAt?: Date;
}

/**
 * Judges an exercise and closes it. The caller holds its lock and has saved the last answers in the
 * same transaction, so that a hand-in is whole or did not happen. What an exam asked stays out of the
 * wrong book, which shows solutions, until they may be seen.
 */
export async function closeRecord(
  tx: Queryable,
  record: ExerciseRow,
  { now, submittedAt = now }: Closing,
): Promise<{ score: number; submittedAt: Date }> {
  const asked = await readRecordQuestions(tx, record.id);
  const judged = asked.map(({ asked: { answer, score }, question }) => ({
    questionId: question.id,
    answer,
    ...markAnswer(question.key, answer, score),
  }));
  const rows = JSON.stringify(judged.map(({ questionId, verdict, earned }) => ({ question_id: questionId, verdict, earned })));
  await tx.execute(sql`
    update record_questions as head set verdict = judged.verdict, earned = judged.earned
    from jsonb_to_recordset(${rows}::text::jsonb) as judged(question_id bigint, verdict text, earned numeric)
    where head.record_id = ${record.id} and head.question_id = judged.question_id`);
  if (record.type !== 'exam') await keepWrongBook(tx, record, judged, now);
  const score = tenths(judged.reduce((sum, { earned }) => sum + (earned ?? 0), 0));
  const { elapsedSeconds } = clockAfter(record, now);
  await updateRecord(tx, record.id, { state: 'submitted', submittedAt, activeAt: now, elapsedSeconds, score });
  return { score, submittedAt };
}
