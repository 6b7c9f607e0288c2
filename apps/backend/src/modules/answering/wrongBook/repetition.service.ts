import { randomUUID } from 'node:crypto';
import type {
  Removed,
  WrongRemoveIn,
  WrongRepeatIn,
  WrongRepeatOut,
  WrongSubmitIn,
  WrongSubmitOut,
} from '@lectern/sdk/endpoints/question';
import { question as schemas } from '@lectern/sdk/schemas';
import { and, count, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import type { UserContext } from '../../../platform/http/context.ts';
import { BusinessError, InputError } from '../../../platform/http/errors.ts';
import { strictCheck } from '../../../platform/schema/strict.ts';
import { type QuestionKey, questions, presentSolution, readPointNames } from '../../question/index.ts';
import { markAnswer, type Verdict } from '../marking/marking.ts';
import { wrongQuestions } from '../records/records.tables.ts';
import type { QuestionRepetition } from './repetition.repo.ts';
import { inBook, NOT_IN_BOOK, wrongById } from './wrongBook.service.ts';
import { isId, idOrNone } from '../../../platform/database/columns.ts';
import { memberOf, type Member } from '../../../platform/http/member.ts';
import { wrongRepetitions } from './repetition.tables.ts';
import { type RepetitionStatus, type RepetitionVerdict, statusAfter } from './repetition.ts';

/** Validates an answer list inside a text, as for any other call. */
const inspect = strictCheck(schemas.Answer);

/** Reads the answer from the URL: a JSON list of texts, or a single plain text. */
function parseAnswer(text: string): readonly string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [text];
  }
  if (!Array.isArray(value)) return [text];
  const problem = inspect(value);
  if (problem !== undefined) throw new InputError('answer', problem.problem);
  return value;
}

async function statusesOf(db: Queryable, { userId }: Member, wrongIds: readonly string[]) {
  if (wrongIds.length === 0) return [];
  return db
    .select({ wrong: wrongQuestions, key: questions.key })
    .from(wrongQuestions)
    .innerJoin(questions, eq(questions.id, wrongQuestions.questionId))
    .where(and(eq(wrongQuestions.userId, userId), inArray(wrongQuestions.id, [...wrongIds])));
}

/**
 * Maximum repetitions stored per student and question. The status is computed from all of them, so an unlimited
 * number would slow down every call. A question leaves the book after five.
 */
const MAX_REPETITIONS = 200;

/** Leaves out repetitions of questions that have reached the limit. */
async function withinLimit(
  tx: Queryable,
  { userId }: Member,
  repetitions: readonly QuestionRepetition[],
): Promise<QuestionRepetition[]> {
  const questionIds = [...new Set(repetitions.map(({ questionId }) => questionId))];
  if (questionIds.length === 0) return [];
  const rows = await tx
    .select({ questionId: wrongRepetitions.questionId, noted: count() })
    .from(wrongRepetitions)
    .where(and(eq(wrongRepetitions.userId, userId), inArray(wrongRepetitions.questionId, questionIds)))
    .groupBy(wrongRepetitions.questionId);
  const noted = new Map(rows.map((row) => [row.questionId, row.noted]));
  return repetitions.filter(({ questionId }) => {
    const before = noted.get(questionId) ?? 0;
    noted.set(questionId, before + 1);
    return before < MAX_REPETITIONS;
  });
}

/** Answers `question.wrongSubmit`. */
export async function wrongSubmit(
  { a, b, answer }: WrongSubmitIn,
  context: UserContext,
): Promise<WrongSubmitOut> {
  const owner = memberOf(context);
  const { question } = await wrongById(context, a);
  if (question.id !== b) throw new BusinessError('0', NOT_IN_BOOK);
  const answers = parseAnswer(answer);
  const { verdict } = markAnswer(question.key, answers, 1);
  return context.transaction(async (tx) => {
    const noted = {
      questionId: question.id,
      operationId: randomUUID(),
      answer: answers,
      repeatedAt: context.clock.now(),
    };
    const counted = verdict === 'partial' ? 'wrong' : verdict;
    if (counted === 'right' || counted === 'wrong')
      await bookRepetitions(tx, owner, await withinLimit(tx, owner, [{ ...noted, verdict: counted }]));
    const [status] = await statusesOf(tx, owner, [a]);
    const points = await readPointNames(tx, owner.companyId, [question.id]);
    return {
      verdict,
      removed: status?.wrong.removedAt !== null,
      ...presentSolution(question, points.get(question.id) ?? []),
    };
  });
}

type Sent = WrongRepeatIn['repetitions'][number];

/**
 * Grades a repetition. An open answer is graded by the student, who has seen the reference answer; without a
 * grade it counts as wrong.
 */
function grade(key: QuestionKey, { answer, isRight }: Sent): Verdict {
  const { verdict } = markAnswer(key, answer, 1);
  return verdict === 'self' ? (isRight === 1 ? 'right' : 'wrong') : verdict;
}

/**
 * Answers `question.wrongRepeat`. The device sends how long ago each answer was given rather than its time, so
 * that a wrong device clock has no effect.
 */
export function wrongRepeat({ repetitions }: WrongRepeatIn, context: UserContext): Promise<WrongRepeatOut> {
  const owner = memberOf(context);
  const now = context.clock.now();
  return context.transaction(async (tx) => {
    const known = repetitions.filter(({ wrongId }) => isId(wrongId));
    const wrongIds = known.map(({ wrongId }) => wrongId);
    const entries = new Map((await statusesOf(tx, owner, wrongIds)).map((entry) => [entry.wrong.id, entry]));
    const graded = known.flatMap((sent) => {
      const entry = entries.get(sent.wrongId);
      return entry === undefined ? [] : [{ sent, entry, verdict: grade(entry.key, sent) }];
    });
    const questionRepetitions = graded.map(({ sent, entry, verdict }): QuestionRepetition => ({
      questionId: entry.wrong.questionId,
      operationId: sent.operationId,
      answer: sent.answer,
      repeatedAt: new Date(now.getTime() - sent.agoSeconds * 1000),
      verdict: verdict === 'right' ? 'right' : 'wrong',
    }));
    await bookRepetitions(tx, owner, await withinLimit(tx, owner, questionRepetitions));
    const after = new Map((await statusesOf(tx, owner, wrongIds)).map(({ wrong }) => [wrong.id, wrong]));
    return {
      results: graded.map(({ sent, entry, verdict }) => {
        const { rightCount, dueAt, removedAt } = after.get(sent.wrongId) ?? entry.wrong;
        return {
          operationId: sent.operationId,
          wrongId: sent.wrongId,
          verdict,
          rightCount,
          dueAt: dueAt.toISOString(),
          removed: removedAt !== null,
        };
      }),
    };
  });
}

/** Answers `question.wrongRemove`. */
export function wrongRemove({ id, parentId }: WrongRemoveIn, context: UserContext): Promise<Removed> {
  const siblings =
    parentId === undefined || !isId(parentId)
      ? undefined
      : inArray(
          wrongQuestions.questionId,
          context.db.select({ id: questions.id }).from(questions).where(eq(questions.parentId, parentId)),
        );
  const one = eq(wrongQuestions.id, idOrNone(id));
  return context.transaction(async (tx) => {
    const entries = await tx
      .select()
      .from(wrongQuestions)
      .where(and(inBook(context), siblings ?? one));
    const operationId = randomUUID();
    const repeatedAt = context.clock.now();
    await bookRepetitions(
      tx,
      memberOf(context),
      entries.map(({ questionId }) => ({
        questionId,
        operationId,
        verdict: 'removed',
        answer: [],
        repeatedAt,
      })),
    );
    return { removedCount: entries.length };
  });
}

/** Inserts repetitions that are not stored yet, and returns those. */
export async function note(tx: Queryable, userId: string, repetitions: readonly QuestionRepetition[]) {
  if (repetitions.length === 0) return [];
  // Ordered by question id, so that two hand-ins of one student do not deadlock.
  const inOrder = repetitions.toSorted((a, b) => Number(BigInt(a.questionId) - BigInt(b.questionId)));
  return tx
    .insert(wrongRepetitions)
    .values(inOrder.map((repetition) => ({ ...repetition, answer: [...repetition.answer], userId })))
    .onConflictDoNothing()
    .returning();
}

/** Adds questions to the wrong book, or increases their number of mistakes. */
export async function countMistakes(
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

/** Decreases the number of mistakes of questions; a question without any leaves the wrong book. */
async function uncountMistakes(
  tx: Queryable,
  userId: string,
  questionIds: readonly string[],
  mistakes: number,
): Promise<void> {
  const ofBook = and(eq(wrongQuestions.userId, userId), inArray(wrongQuestions.questionId, [...questionIds]));
  await tx.delete(wrongQuestions).where(and(ofBook, lte(wrongQuestions.times, mistakes)));
  await tx
    .update(wrongQuestions)
    .set({ times: sql`${wrongQuestions.times} - ${mistakes}` })
    .where(ofBook);
}

/** Writes the status of questions. */
async function writeStatuses(
  tx: Queryable,
  userId: string,
  statuses: ReadonlyMap<string, RepetitionStatus>,
): Promise<void> {
  const rows = [...statuses].map(
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

/** Recomputes the status of questions from all their stored repetitions. */
async function recomputeStatuses(
  tx: Queryable,
  userId: string,
  questionIds: readonly string[],
): Promise<void> {
  if (questionIds.length === 0) return;
  const books = await tx
    .select()
    .from(wrongQuestions)
    .where(and(eq(wrongQuestions.userId, userId), inArray(wrongQuestions.questionId, [...questionIds])))
    .orderBy(wrongQuestions.questionId)
    .for('update');
  const { id, questionId, verdict, answer, repeatedAt } = wrongRepetitions;
  const noted = await tx
    .select({
      questionId,
      verdict,
      repeatedAt,
      // Only the answer of a mistake is shown again, and answers are long.
      answer: sql<readonly string[]>`case when ${verdict} = 'wrong' then ${answer} else '[]' end`,
    })
    .from(wrongRepetitions)
    .where(and(eq(wrongRepetitions.userId, userId), inArray(questionId, [...questionIds])))
    .orderBy(id);
  const byQuestion = Map.groupBy(noted, ({ questionId }) => questionId);
  await writeStatuses(
    tx,
    userId,
    new Map(books.map((book) => [book.questionId, statusAfter(book, byQuestion.get(book.questionId) ?? [])])),
  );
}

/**
 * Stores mistakes and repetitions in a student's wrong book and recomputes the status of their questions.
 * Repetitions already stored are ignored. A mistake adds its question to the book; a right answer to a question
 * that is not in it has no effect. The caller opens the transaction.
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
  await recomputeStatuses(tx, userId, [...new Set(fresh.map(({ questionId }) => questionId))]);
}

/**
 * Removes mistakes of one operation that a new mark has turned into right answers: a question leaves the book
 * unless it has other mistakes. Questions without a stored mistake are ignored. The caller opens the
 * transaction.
 */
export async function retractMistakes(
  tx: Queryable,
  { userId }: Pick<Member, 'userId'>,
  operationId: string,
  questionIds: readonly string[],
): Promise<void> {
  if (questionIds.length === 0) return;
  const retracted = await tx
    .delete(wrongRepetitions)
    .where(
      and(
        eq(wrongRepetitions.userId, userId),
        eq(wrongRepetitions.operationId, operationId),
        eq(wrongRepetitions.verdict, 'wrong'),
        inArray(wrongRepetitions.questionId, [...questionIds]),
      ),
    )
    .returning({ questionId: wrongRepetitions.questionId });
  const touched = retracted.map(({ questionId }) => questionId);
  if (touched.length === 0) return;
  await uncountMistakes(tx, userId, touched, 1);
  await recomputeStatuses(tx, userId, touched);
}

/**
 * Grades all repetitions of a question again after its key was corrected. A mistake that is right now counts as a
 * right answer, and the question leaves the book where it was the only one; the reverse adds a mistake. The caller
 * opens the transaction.
 */
export async function regradeRepetitions(
  tx: Queryable,
  { id: questionId, companyId, key }: Pick<typeof questions.$inferSelect, 'id' | 'companyId' | 'key'>,
): Promise<void> {
  const noted = await tx
    .select()
    .from(wrongRepetitions)
    .where(
      and(eq(wrongRepetitions.questionId, questionId), inArray(wrongRepetitions.verdict, ['right', 'wrong'])),
    )
    .orderBy(wrongRepetitions.userId, wrongRepetitions.id)
    .for('update');
  const changed = noted.flatMap((repetition) => {
    const verdict: RepetitionVerdict =
      markAnswer(key, repetition.answer, 1).verdict === 'right' ? 'right' : 'wrong';
    return verdict === repetition.verdict ? [] : [{ ...repetition, verdict }];
  });
  for (const [userId, ofUser] of Map.groupBy(changed, (repetition) => repetition.userId)) {
    for (const { id, verdict } of ofUser)
      await tx.update(wrongRepetitions).set({ verdict }).where(eq(wrongRepetitions.id, id));
    const mistakes = ofUser.filter(({ verdict }) => verdict === 'wrong');
    await countMistakes(tx, { companyId, userId }, mistakes);
    await uncountMistakes(tx, userId, [questionId], ofUser.length - mistakes.length);
    await recomputeStatuses(tx, userId, [questionId]);
  }
}
