import { randomInt } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../database/connection.ts';
import { papers, paperQuestions, paperSections, questions, questionSubjects } from '../question/bank.tables.ts';
import type { Owner } from './records.repo.ts';
import { exerciseRecords, type ExerciseRow, recordQuestions, wrongQuestions } from './records.tables.ts';

/** A question that an exercise will ask. */
export interface PlannedQuestion {
  readonly questionId: string;
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

/** The most questions that one repetition asks. */
const MOST_REPEATED = 50;

/** Plans the exercise of a paper; undefined when the company has no such open paper. */
export async function planPaper(db: Queryable, companyId: string, paperId: string): Promise<Plan | undefined> {
  const [paper] = await db
    .select()
    .from(papers)
    .where(and(eq(papers.companyId, companyId), eq(papers.id, paperId), eq(papers.isOpen, true)));
  if (paper === undefined) return undefined;
  const asked = await db
    .select({ questionId: paperQuestions.questionId, sectionName: paperSections.name, score: paperQuestions.score })
    .from(paperQuestions)
    .innerJoin(paperSections, eq(paperSections.id, paperQuestions.sectionId))
    .where(eq(paperQuestions.paperId, paper.id))
    .orderBy(paperQuestions.number);
  return { type: 'paper', title: paper.name, subjectId: paper.subjectId, paperId: paper.id, questions: asked };
}

/** Plans a repetition of what was wrong in one handed-in exercise. */
export async function planWrongOf(db: Queryable, record: ExerciseRow): Promise<Plan> {
  const asked = await db
    .select({ questionId: recordQuestions.questionId, sectionName: recordQuestions.sectionName, score: recordQuestions.score })
    .from(recordQuestions)
    .where(and(eq(recordQuestions.recordId, record.id), inArray(recordQuestions.verdict, ['wrong', 'partial', 'unanswered'])))
    .orderBy(recordQuestions.number);
  return { type: 'again', title: `${record.title} · 错题`, subjectId: record.subjectId, paperId: null, questions: asked };
}

/** Plans a repetition of the wrong book, the questions that went wrong most often first. */
export async function planWrongBook(db: Queryable, owner: Owner, subjectId: string | undefined): Promise<Plan> {
  const rows = await db
    .select({ questionId: questions.id, subjectId: questions.subjectId, subjectName: questionSubjects.name, times: wrongQuestions.times, parentId: questions.parentId, sort: questions.sort })
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
  const chosen = rows.toSorted((a, b) => b.times - a.times).slice(0, MOST_REPEATED);
  // Parts of one material stay together and in order.
  const groups = [...Map.groupBy(chosen, (row) => row.parentId ?? row.questionId).values()];
  const ordered = groups.flatMap((group) => group.toSorted((a, b) => a.sort - b.sort));
  const name = subjectId === undefined ? '' : (rows[0]?.subjectName ?? '');
  return {
    type: 'wrong',
    title: name === '' ? '错题重练' : `${name} · 错题重练`,
    subjectId: subjectId ?? null,
    paperId: null,
    questions: ordered.map((row) => ({ questionId: row.questionId, sectionName: row.subjectName, score: 1 })),
  };
}

/**
 * Begins an exercise. A paper that its student has open already is not begun twice: then the result
 * is undefined and nothing was written.
 */
export async function beginRecord(
  tx: Queryable,
  owner: Owner,
  plan: Plan,
  { schoolId, now }: { readonly schoolId: string; readonly now: Date },
): Promise<string | undefined> {
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
      seed: randomInt(2 ** 31 - 1),
      questionCount: plan.questions.length,
      totalScore: Math.round(total * 10) / 10,
      startedAt: now,
      activeAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: exerciseRecords.id });
  if (record === undefined) return undefined;
  await tx.insert(recordQuestions).values(
    plan.questions.map((question, index) => ({ companyId: owner.companyId, recordId: record.id, number: index + 1, ...question })),
  );
  return record.id;
}
