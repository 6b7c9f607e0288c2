import { and, asc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { CommandError } from '../../../platform/commands/commandError.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import { questions } from '../../question/index.ts';
import { markAnswer } from '../marking/marking.ts';
import { markQuestion, sumScores } from '../records/records.service.ts';
import { exerciseRecords, type ExerciseRow, recordQuestions } from '../records/records.tables.ts';
import { regradeRepetitions } from '../wrongBook/repetition.service.ts';
import { rebookMistakes } from './submit.ts';

/** A question of a company's bank, by its key in the sheet 题目 Questions. */
export interface KeyedQuestion {
  readonly companyId: string;
  readonly sourceKey: string;
}

/** The outcome of grading a question again. */
export interface Regraded {
  /** Ids of the exercises whose mark changed. */
  readonly changed: readonly string[];
  readonly up: number;
  readonly down: number;
}

const readHandedIn = (tx: Queryable, { companyId, sourceKey }: KeyedQuestion, ofWhich: SQL) =>
  tx
    .select({ asked: recordQuestions, key: questions.key })
    .from(exerciseRecords)
    .innerJoin(recordQuestions, eq(recordQuestions.recordId, exerciseRecords.id))
    .innerJoin(questions, eq(questions.id, recordQuestions.questionId))
    .where(
      and(
        eq(exerciseRecords.companyId, companyId),
        eq(exerciseRecords.state, 'submitted'),
        eq(questions.sourceKey, sourceKey),
        ofWhich,
      ),
    );

/**
 * Finds the handed-in exercises that have a question which the server grades.
 * @param ofWhich condition on `exercise_records`.
 * @throws {CommandError} where there is none, or teachers or students mark the question.
 */
export async function findRegradable(
  tx: Queryable,
  question: KeyedQuestion,
  ofWhich: SQL,
): Promise<readonly string[]> {
  const found = await readHandedIn(tx, question, ofWhich);
  if (found.length === 0)
    throw new CommandError(
      `No handed-in attempt has a question “${question.sourceKey}”. The sheet 题目 Questions lists the keys.`,
    );
  if (found.some(({ key }) => key.kind === 'reference'))
    throw new CommandError(
      `“${question.sourceKey}” is not marked automatically. In exams “exam answers” writes its answers, and ` +
        '“exam marks” reads marks.',
    );
  return found.map(({ asked }) => asked.recordId);
}

/** Locks exercises in the order of their ids, as everywhere, to avoid deadlocks. */
export const lockRecords = (tx: Queryable, recordIds: readonly string[]): Promise<ExerciseRow[]> =>
  tx
    .select()
    .from(exerciseRecords)
    .where(inArray(exerciseRecords.id, [...recordIds]))
    .orderBy(asc(exerciseRecords.id))
    .for('update');

/**
 * Grades a question of exercises by its current key. The caller has locked them, and recomputes their scores.
 * Exercises that are still open need no regrading: they are graded by the key of the moment of their hand-in.
 */
export async function regradeAnswers(
  tx: Queryable,
  question: KeyedQuestion,
  recordIds: readonly string[],
): Promise<Regraded> {
  const changed: string[] = [];
  let [up, down] = [0, 0];
  for (const { asked, key } of await readHandedIn(
    tx,
    question,
    inArray(exerciseRecords.id, [...recordIds]),
  )) {
    const mark = markAnswer(key, asked.answer, asked.score);
    if (mark.verdict === asked.verdict && mark.earned === asked.earned) continue;
    await markQuestion(tx, asked, mark);
    changed.push(asked.recordId);
    up += Number((mark.earned ?? 0) > (asked.earned ?? 0));
    down += Number((mark.earned ?? 0) < (asked.earned ?? 0));
  }
  return { changed, up, down };
}

/**
 * Grades a question of all handed-in practice again, papers set as homework included, and of the wrong book's
 * repetitions: scores, counts and the wrong book follow. Exams are regraded one by one, by their own module.
 * @returns also the number of exercises, and those that changed, as they were before.
 * @throws {CommandError} as {@link findRegradable}.
 */
export async function regradePractice(
  tx: Queryable,
  question: KeyedQuestion,
  now: Date,
): Promise<Omit<Regraded, 'changed'> & { readonly exercises: number; readonly before: ExerciseRow[] }> {
  const recordIds = await findRegradable(tx, question, ne(exerciseRecords.type, 'exam'));
  const records = await lockRecords(tx, recordIds);
  const { changed, up, down } = await regradeAnswers(tx, question, recordIds);
  await sumScores(tx, changed);
  const before = records.filter(({ id }) => changed.includes(id));
  await rebookMistakes(tx, before, now);
  const [corrected] = await tx
    .select()
    .from(questions)
    .where(and(eq(questions.companyId, question.companyId), eq(questions.sourceKey, question.sourceKey)));
  if (corrected !== undefined) await regradeRepetitions(tx, corrected);
  return { exercises: records.length, before, up, down };
}
