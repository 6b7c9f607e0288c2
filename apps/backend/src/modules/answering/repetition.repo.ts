import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { type Repetition, type Standing, standingAfter } from './repetition.ts';
import { wrongRepetitions } from './repetition.tables.ts';
import { wrongQuestions } from './records.tables.ts';
import type { Member } from '../../platform/http/member.ts';

/** A repetition, or the mistake that begins it all, of one question. */
export interface QuestionRepetition extends Repetition {
  readonly questionId: string;
  /** Names it; noted once, however often it is told. */
  readonly operationId: string;
}

/** Notes repetitions that were not noted before; resolves with those. */
async function note(tx: Queryable, userId: string, repetitions: readonly QuestionRepetition[]) {
  if (repetitions.length === 0) return [];
  // In the order of the ids, so that two hand-ins of one student do not wait for each other for ever.
  const inOrder = repetitions.toSorted((a, b) => Number(BigInt(a.questionId) - BigInt(b.questionId)));
  return tx
    .insert(wrongRepetitions)
    .values(inOrder.map((repetition) => ({ ...repetition, answer: [...repetition.answer], userId })))
    .onConflictDoNothing()
    .returning();
}

/** Puts questions into the book that went wrong, or counts once more how often. */
async function countMistakes(
  tx: Queryable,
  { companyId, userId }: Member,
  mistakes: Awaited<ReturnType<typeof note>>,
): Promise<void> {
  const byQuestion = Map.groupBy(mistakes, ({ questionId }) => questionId);
  const values = [...byQuestion].flatMap(([questionId, ofQuestion]) => {
    const last = ofQuestion.at(-1);
    return last === undefined
      ? []
      : [
          {
            companyId,
            userId,
            questionId,
            times: ofQuestion.length,
            lastAnswer: [...last.answer],
            lastWrongAt: last.repeatedAt,
          },
        ];
  });
  if (values.length === 0) return;
  await tx
    .insert(wrongQuestions)
    .values(values)
    .onConflictDoUpdate({
      target: [wrongQuestions.userId, wrongQuestions.questionId],
      set: { times: sql`${wrongQuestions.times} + excluded.times` },
    });
}

/** Writes where questions stand now. */
async function writeStandings(
  tx: Queryable,
  userId: string,
  standings: ReadonlyMap<string, Standing>,
): Promise<void> {
  const rows = [...standings].map(
    ([question_id, { lastAnswer, lastWrongAt, rightCount, dueAt, removedAt }]) => ({
      question_id,
      last_answer: lastAnswer,
      last_wrong_at: lastWrongAt,
      right_count: rightCount,
      due_at: dueAt,
      removed_at: removedAt,
    }),
  );
  await tx.execute(sql`
    update wrong_questions as book
    set last_answer = now.last_answer, last_wrong_at = now.last_wrong_at, right_count = now.right_count,
        due_at = now.due_at, removed_at = now.removed_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as now(
      question_id bigint, last_answer jsonb, last_wrong_at timestamptz, right_count int, due_at timestamptz, removed_at timestamptz)
    where book.user_id = ${userId} and book.question_id = now.question_id`);
}

/**
 * Notes mistakes and repetitions in a student's wrong book and works out where its questions stand. What was
 * noted before changes nothing. A mistake puts its question into the book; a right answer to one that is not
 * in it is of no account. The caller is in a transaction.
 */
export async function bookRepetitions(
  tx: Queryable,
  owner: Member,
  repetitions: readonly QuestionRepetition[],
): Promise<void> {
  const { userId } = owner;
  const fresh = await note(tx, userId, repetitions);
  await countMistakes(
    tx,
    owner,
    fresh.filter(({ verdict }) => verdict === 'wrong'),
  );
  const touched = [...new Set(fresh.map(({ questionId }) => questionId))];
  if (touched.length === 0) return;
  const books = await tx
    .select()
    .from(wrongQuestions)
    .where(and(eq(wrongQuestions.userId, userId), inArray(wrongQuestions.questionId, touched)))
    .orderBy(wrongQuestions.questionId)
    .for('update');
  const noted = await tx
    .select()
    .from(wrongRepetitions)
    .where(and(eq(wrongRepetitions.userId, userId), inArray(wrongRepetitions.questionId, touched)))
    .orderBy(wrongRepetitions.id);
  const byQuestion = Map.groupBy(noted, ({ questionId }) => questionId);
  await writeStandings(
    tx,
    userId,
    new Map(
      books.map((book) => [book.questionId, standingAfter(book, byQuestion.get(book.questionId) ?? [])]),
    ),
  );
}
