import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { rowDeleter, rowSaver } from '../../platform/database/rows/writtenRow.ts';
import { notify } from '../../platform/events/events.ts';
import {
  paperQuestions,
  papers,
  paperSections,
  questionCategories,
  questionSubjects,
} from './bank.tables.ts';
import { bankChanged } from './paperCache.ts';
import { findSubject } from './school.repo.ts';

/** Finds a subject of the bank, and creates it where there is none. */
export async function findOrCreateSubject(
  tx: Queryable,
  companyId: string,
  category: string,
  subject: string,
): Promise<string> {
  const existing = await findSubject(tx, companyId, category, subject);
  if (existing !== undefined) return existing;
  const [above] = await tx
    .insert(questionCategories)
    .values({ companyId, name: category })
    // Writes the same value, so that `returning` also returns an existing row.
    .onConflictDoUpdate({
      target: [questionCategories.companyId, questionCategories.name],
      set: { name: category },
    })
    .returning({ id: questionCategories.id });
  const [created] = await tx
    .insert(questionSubjects)
    .values({ companyId, categoryId: above?.id ?? '', name: subject })
    .returning({ id: questionSubjects.id });
  return created?.id ?? '';
}

/** The columns of a paper that a school sets; its totals are computed from its questions. */
export type PaperValues = Pick<
  typeof papers.$inferInsert,
  'name' | 'year' | 'minutes' | 'difficulty' | 'isOpen' | 'sort' | 'sourceKey'
> & { readonly category: string; readonly subject: string };

const saveRow = rowSaver(papers, ['totalScore', 'questionCount']);

/** Inserts or updates a paper, without its questions. @param id undefined for a new one. */
export async function savePaper(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  { category, subject, ...values }: PaperValues,
): Promise<string> {
  const subjectId = await findOrCreateSubject(tx, companyId, category, subject);
  return saveRow(tx, companyId, id, { ...values, subjectId, totalScore: 0, questionCount: 0 });
}

/** Deletes papers that nobody has taken. */
export const removePapers = rowDeleter(papers);

/** A question to be added to a paper. */
export interface PaperQuestionValues {
  readonly paperId: string;
  readonly questionId: string;
  readonly section: string;
  readonly score: number;
  /** Its number in the paper, from 1. */
  readonly number: number;
}

/** Finds a section of a paper, and creates it where there is none; {@link settlePapers} sets its order. */
export async function findOrCreateSection(
  tx: Queryable,
  companyId: string,
  { paperId, section }: Pick<PaperQuestionValues, 'paperId' | 'section'>,
): Promise<string> {
  const [existing] = await tx
    .select({ id: paperSections.id })
    .from(paperSections)
    .where(and(eq(paperSections.paperId, paperId), eq(paperSections.name, section)))
    .limit(1);
  if (existing !== undefined) return existing.id;
  const [created] = await tx
    .insert(paperSections)
    .values({ companyId, paperId, name: section, sort: 0 })
    .returning({ id: paperSections.id });
  return created?.id ?? '';
}

/** Adds a question to a paper, or moves it within the paper. */
export async function savePaperQuestion(
  tx: Queryable,
  companyId: string,
  question: PaperQuestionValues,
): Promise<void> {
  const { paperId, questionId, score, number } = question;
  const row = { sectionId: await findOrCreateSection(tx, companyId, question), score, number, ruleId: null };
  await tx
    .insert(paperQuestions)
    .values({ companyId, paperId, questionId, ...row })
    .onConflictDoUpdate({ target: [paperQuestions.paperId, paperQuestions.questionId], set: row });
}

/** Removes a question from a paper; students keep their answers to it. */
export async function removePaperQuestion(tx: Queryable, paperId: string, questionId: string): Promise<void> {
  await tx
    .delete(paperQuestions)
    .where(and(eq(paperQuestions.paperId, paperId), eq(paperQuestions.questionId, questionId)));
}

/**
 * Renumbers the questions and sections of a company's papers, updates their totals, and publishes {@link
 * bankChanged}.
 */
export async function settlePapers(tx: Queryable, companyId: string): Promise<void> {
  await tx.execute(sql`
    update ${paperQuestions} set number = counted.place from (
      select paper_id, question_id, row_number() over (partition by paper_id order by number)::int as place
      from ${paperQuestions} where company_id = ${companyId}) as counted
    where ${paperQuestions}.paper_id = counted.paper_id and ${paperQuestions}.question_id = counted.question_id
      and ${paperQuestions}.number <> counted.place`);
  await tx.execute(sql`
    update ${paperSections} set sort = counted.place from (
      select section_id, row_number() over (partition by paper_id order by min(number))::int - 1 as place
      from ${paperQuestions} where company_id = ${companyId} group by paper_id, section_id) as counted
    where ${paperSections}.id = counted.section_id and ${paperSections}.sort <> counted.place`);
  await tx.execute(sql`
    delete from ${paperSections} where company_id = ${companyId}
      and not exists (select from ${paperQuestions} where section_id = ${paperSections}.id)`);
  await tx.execute(sql`
    update ${papers} set question_count = counted.questions, total_score = counted.score from (
      select id, (select count(*)::int from ${paperQuestions} where paper_id = one.id) as questions,
        (select coalesce(sum(score), 0) from ${paperQuestions} where paper_id = one.id) as score
      from ${papers} as one where company_id = ${companyId}) as counted
    where ${papers}.id = counted.id
      and (${papers}.question_count, ${papers}.total_score) is distinct from (counted.questions, counted.score)`);
  await notify(tx, bankChanged, { companyId });
}
