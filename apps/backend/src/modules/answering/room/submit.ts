import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { type QuestionKey, questions } from '../../question/index.ts';
import { type Mark, markAnswer, tenths } from '../marking/marking.ts';
import { clockAfter, readRecordQuestions } from '../records/records.repo.ts';
import { updateRecord } from '../records/records.service.ts';
import { type ExerciseRow, recordQuestions } from '../records/records.tables.ts';
import { type QuestionRepetition } from '../wrongBook/repetition.repo.ts';
import { bookRepetitions, retractMistakes } from '../wrongBook/repetition.service.ts';

/** Returns the operation id under which the mistakes of an exercise are stored in the wrong book. */
const mistakesOperationId = ({ id }: Pick<ExerciseRow, 'id'>): string => `record-${id}`;

/** Updates the wrong book: adds mistakes, and counts right answers of a repetition. */
async function updateWrongBook(
  tx: Queryable,
  record: ExerciseRow,
  graded: readonly {
    readonly questionId: string;
    readonly verdict: string;
    readonly answer: readonly string[];
  }[],
  now: Date,
): Promise<void> {
  if (record.userId === null) return;
  const isRepetition = record.type === 'wrong' || record.type === 'again';
  const repetitions = graded.flatMap(({ questionId, verdict, answer }): QuestionRepetition[] => {
    const noted = { questionId, answer, operationId: mistakesOperationId(record), repeatedAt: now };
    if (verdict === 'wrong' || verdict === 'partial') return [{ ...noted, verdict: 'wrong' }];
    return isRepetition && verdict === 'right' ? [{ ...noted, verdict: 'right' }] : [];
  });
  await bookRepetitions(tx, { companyId: record.companyId, userId: record.userId }, repetitions);
}

/** Adds the mistakes of an exercise that was graded before to its student's wrong book. */
export async function bookMistakes(tx: Queryable, record: ExerciseRow, now: Date): Promise<void> {
  const attemptQuestions = await readRecordQuestions(tx, record.id);
  const graded = attemptQuestions.map(({ asked: { answer, verdict }, question }) => ({
    questionId: question.id,
    answer,
    verdict: verdict ?? 'unanswered',
  }));
  await updateWrongBook(tx, record, graded, now);
}

/**
 * Updates the wrong book after the marks of exercises changed: removes answers that are right now, and adds new
 * mistakes.
 */
export async function rebookMistakes(
  tx: Queryable,
  records: readonly ExerciseRow[],
  now: Date,
): Promise<void> {
  for (const record of records) {
    if (record.userId === null) continue;
    const attemptQuestions = await readRecordQuestions(tx, record.id);
    const right = attemptQuestions.flatMap(({ asked: { verdict }, question }) =>
      verdict === 'right' ? [question.id] : [],
    );
    await retractMistakes(tx, { userId: record.userId }, mistakesOperationId(record), right);
    await bookMistakes(tx, record, now);
  }
}

/** An answer with what is needed to grade it. */
export interface Answered {
  readonly questionId: string;
  readonly answer: readonly string[];
  readonly key: QuestionKey;
  /** Maximum score of the question. */
  readonly score: number;
}

/** A graded answer of an exercise. */
export interface Graded extends Mark {
  readonly questionId: string;
  readonly answer: readonly string[];
}

/** Grades the answers of an exercise. */
export function grade(answered: readonly Answered[]): { readonly graded: Graded[]; readonly score: number } {
  const graded = answered.map(({ questionId, answer, score, key }) => ({
    questionId,
    answer,
    ...markAnswer(key, answer, score),
  }));
  return { graded, score: tenths(graded.reduce((sum, { earned }) => sum + (earned ?? 0), 0)) };
}

/** How an exercise is closed. */
export interface Closing {
  readonly now: Date;
  /** The moment that counts as its hand-in. @defaultValue now */
  readonly submittedAt?: Date;
}

/**
 * Grades an exercise and closes it. The caller holds its lock and has saved the last answers in the same
 * transaction, so that a hand-in is atomic. The questions of an exam are added to the wrong book later, once
 * their solutions may be seen.
 */
export async function closeRecord(
  tx: Queryable,
  record: ExerciseRow,
  { now, submittedAt = now }: Closing,
): Promise<{ score: number; submittedAt: Date }> {
  const { questionId: id, answer, score: worth } = recordQuestions;
  // Selects only the columns needed, since stems and explanations are large and hundreds of students may
  // hand in at once.
  const attemptQuestions = await tx
    .select({ questionId: id, answer, score: worth, key: questions.key })
    .from(recordQuestions)
    .innerJoin(questions, eq(questions.id, id))
    .where(eq(recordQuestions.recordId, record.id))
    .orderBy(recordQuestions.number);
  const { graded, score } = grade(attemptQuestions);
  const rows = JSON.stringify(
    graded.map(({ questionId, verdict, earned }) => ({ question_id: questionId, verdict, earned })),
  );
  await tx.execute(sql`
    update record_questions as head set verdict = graded.verdict, earned = graded.earned
    from jsonb_to_recordset(${rows}::text::jsonb) as graded(question_id bigint, verdict text, earned numeric)
    where head.record_id = ${record.id} and head.question_id = graded.question_id`);
  if (record.type !== 'exam') await updateWrongBook(tx, record, graded, now);
  const { elapsedSeconds } = clockAfter(record, now);
  await updateRecord(tx, record.id, {
    state: 'submitted',
    submittedAt,
    activeAt: now,
    elapsedSeconds,
    score,
  });
  return { score, submittedAt };
}
