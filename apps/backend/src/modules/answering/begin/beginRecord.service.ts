import { randomInt } from 'node:crypto';
import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { tenths } from '../marking/marking.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import { papers, paperQuestions, paperSections, questions, questionSubjects } from '../../question/index.ts';
import {
  exerciseRecords,
  type ExerciseRow,
  recordQuestions,
  wrongQuestions,
} from '../records/records.tables.ts';
import { countDailyCreation } from '../../../platform/http/limits/dailyCreations.ts';
import type { Member } from '../../../platform/http/member.ts';
import { expectSolutions } from '../attempts/solutions.ts';

/** A question for an exercise that is about to begin. */
export interface PlannedQuestion {
  readonly questionId: string;
  /** The material that the question belongs to. */
  readonly materialId: string | null;
  readonly sectionName: string;
  readonly score: number;
}

/** An exercise about to begin. */
export interface Plan {
  readonly type: ExerciseRow['type'];
  readonly title: string;
  readonly subjectId: string | null;
  readonly paperId: string | null;
  readonly questions: readonly PlannedQuestion[];
}

/** Maximum questions in one repetition. */
const MAX_REPEATED = 50;

/** Plans the exercise of a paper; undefined where the company has no such paper that is open for practice. */
export async function planPaper(
  db: Queryable,
  companyId: string,
  paperId: string,
): Promise<Plan | undefined> {
  const [paper] = await db
    .select()
    .from(papers)
    .where(and(eq(papers.companyId, companyId), eq(papers.id, paperId), eq(papers.isOpen, true)));
  if (paper === undefined) return undefined;
  const recordQuestionRows = await db
    .select({
      questionId: questions.id,
      materialId: questions.parentId,
      sectionName: paperSections.name,
      score: paperQuestions.score,
    })
    .from(paperQuestions)
    .innerJoin(questions, eq(questions.id, paperQuestions.questionId))
    .innerJoin(paperSections, eq(paperSections.id, paperQuestions.sectionId))
    .where(eq(paperQuestions.paperId, paper.id))
    .orderBy(paperQuestions.number);
  return {
    type: 'paper',
    title: paper.name,
    subjectId: paper.subjectId,
    paperId: paper.id,
    questions: recordQuestionRows,
  };
}

/**
 * Reads the questions of an exercise, to ask them again.
 * @throws {BusinessError} 0 for an exam whose solutions may not be seen yet, since the report of the new
 *   practice would show them.
 */
async function readPlanned(
  db: Queryable,
  record: ExerciseRow,
  now: Date,
  which?: SQL,
): Promise<PlannedQuestion[]> {
  await expectSolutions(db, record, now);
  return db
    .select({
      questionId: questions.id,
      materialId: questions.parentId,
      sectionName: recordQuestions.sectionName,
      score: recordQuestions.score,
    })
    .from(recordQuestions)
    .innerJoin(questions, eq(questions.id, recordQuestions.questionId))
    .where(and(eq(recordQuestions.recordId, record.id), which))
    .orderBy(recordQuestions.number);
}

/**
 * Plans an exercise with the same questions as another one.
 * @throws {BusinessError} 0 for an exam whose solutions may not be seen yet.
 */
export async function planRecord(db: Queryable, record: ExerciseRow, now: Date): Promise<Plan> {
  const { type, title, subjectId, paperId } = record;
  return { type, title, subjectId, paperId, questions: await readPlanned(db, record, now) };
}

/**
 * Plans a repetition of the questions answered wrong in one handed-in exercise.
 * @throws {BusinessError} 0 for an exam whose solutions may not be seen yet.
 */
export async function planWrongOf(db: Queryable, record: ExerciseRow, now: Date): Promise<Plan> {
  const wasWrong = inArray(recordQuestions.verdict, ['wrong', 'partial', 'unanswered']);
  return {
    type: 'again',
    title: `${record.title} · 错题`,
    subjectId: record.subjectId,
    paperId: null,
    questions: await readPlanned(db, record, now, wasWrong),
  };
}

/** Plans a repetition of the wrong book: due questions first, then those most often answered wrong. */
export async function planWrongBook(
  db: Queryable,
  owner: Member,
  subjectId: string | undefined,
  now: Date,
): Promise<Plan> {
  const rows = await db
    .select({
      questionId: questions.id,
      subjectId: questions.subjectId,
      subjectName: questionSubjects.name,
      times: wrongQuestions.times,
      dueAt: wrongQuestions.dueAt,
      parentId: questions.parentId,
      sort: questions.sort,
    })
    .from(wrongQuestions)
    .innerJoin(questions, eq(questions.id, wrongQuestions.questionId))
    .innerJoin(questionSubjects, eq(questionSubjects.id, questions.subjectId))
    .where(
      and(
        eq(wrongQuestions.companyId, owner.companyId),
        eq(wrongQuestions.userId, owner.userId),
        isNull(wrongQuestions.removedAt),
        subjectId === undefined ? undefined : eq(questions.subjectId, subjectId),
      ),
    );
  const isDue = ({ dueAt }: { readonly dueAt: Date }) => Number(dueAt <= now);
  const chosen = rows.toSorted((a, b) => isDue(b) - isDue(a) || b.times - a.times).slice(0, MAX_REPEATED);
  // Keeps the parts of one material together and in order.
  const groups = [...Map.groupBy(chosen, (row) => row.parentId ?? row.questionId).values()];
  const ordered = groups.flatMap((group) => group.toSorted((a, b) => a.sort - b.sort));
  const name = subjectId === undefined ? '' : (rows[0]?.subjectName ?? '');
  return {
    type: 'wrong',
    title: name === '' ? '错题重练' : `${name} · 错题重练`,
    subjectId: subjectId ?? null,
    paperId: null,
    questions: ordered.map((row) => ({
      questionId: row.questionId,
      materialId: row.parentId,
      sectionName: row.subjectName,
      score: 1,
    })),
  };
}

/** The owner of an exercise: a student, or a visitor's device. */
type Owner = Member | { readonly companyId: string; readonly clientId: string };

/**
 * Maximum unanswered exercises kept per owner, the newest ones; more would pile up for somebody who only begins
 * them.
 */
const MAX_UNTOUCHED = 50;

/** Maximum old exercises deleted when a new one begins. */
const DELETED_PER_BEGIN = 100;

/**
 * Deletes an owner's oldest exercises without any answer, mark or note, so that at most {@link MAX_UNTOUCHED}
 * remain with the new one. Daily practice is kept, since its time is measured from its first start.
 */
async function deleteUntouched(tx: Queryable, owner: Owner): Promise<void> {
  const { companyId, userId, clientId, id, type, state, day, receiptCount } = exerciseRecords;
  const untouched = tx
    .select({ id })
    .from(exerciseRecords)
    .where(
      and(
        eq(companyId, owner.companyId),
        'userId' in owner ? eq(userId, owner.userId) : eq(clientId, owner.clientId),
        ne(type, 'exam'),
        ne(state, 'submitted'),
        isNull(day),
        eq(receiptCount, 0),
        sql`not exists (select from record_questions q where q.record_id = ${id} and (q.is_marked or q.sign is not null))`,
      ),
    )
    .orderBy(desc(id))
    .offset(MAX_UNTOUCHED - 1)
    .limit(DELETED_PER_BEGIN)
    .for('update', { skipLocked: true });
  await tx.delete(exerciseRecords).where(inArray(id, untouched));
}

/** Where and when an exercise begins. */
export interface Beginning {
  readonly schoolId: string;
  readonly now: Date;
  /** Seed for shuffling. @defaultValue a random one */
  readonly seed?: number;
  /** The day of a daily practice, as `YYYY-MM-DD`. */
  readonly day?: string;
}

/**
 * Inserts an exercise with its questions. Returns undefined and writes nothing where the student already has an
 * open exercise of the paper.
 */
export async function beginRecord(
  tx: Queryable,
  owner: Owner,
  plan: Plan,
  { schoolId, now, seed = randomInt(2 ** 31 - 1), day }: Beginning,
): Promise<string | undefined> {
  await deleteUntouched(tx, owner);
  // Exams have their own attempt limit, and visitors' exercises are counted elsewhere.
  if ('userId' in owner && plan.type !== 'exam')
    await countDailyCreation(tx, now, { companyId: owner.companyId, creatorId: owner.userId }, 'exercise');
  const total = plan.questions.reduce((sum, { score }) => sum + score, 0);
  const [record] = await tx
    .insert(exerciseRecords)
    .values({
      ...owner,
      schoolId,
      type: plan.type,
      title: plan.title,
      subjectId: plan.subjectId,
      paperId: plan.paperId,
      state: 'doing',
      seed,
      day: day ?? null,
      questionCount: plan.questions.length,
      totalScore: tenths(total),
      startedAt: now,
      activeAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: exerciseRecords.id });
  if (record === undefined) return undefined;
  await tx
    .insert(recordQuestions)
    .values(
      plan.questions.map(({ materialId: _, ...question }, index) => ({
        companyId: owner.companyId,
        recordId: record.id,
        number: index + 1,
        ...question,
      })),
    );
  return record.id;
}
