import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { removesRows } from '../../platform/database/rows/writtenRow.ts';
import { notify } from '../../platform/events/events.ts';
import {
  paperQuestions,
  papers,
  paperSections,
  questionCategories,
  questionSubjects,
} from './bank.tables.ts';
import { bankChanged } from './paperShelf.ts';
import { findSubject } from './school.repo.ts';

/** Finds a subject of the bank, and makes it where there is none. */
export async function subjectNamed(
  tx: Queryable,
  companyId: string,
  category: string,
  subject: string,
): Promise<string> {
  const known = await findSubject(tx, companyId, category, subject);
  if (known !== undefined) return known;
  const [above] = await tx
    .insert(questionCategories)
    .values({ companyId, name: category })
    // Written as it is, so that the row comes back.
    .onConflictDoUpdate({
      target: [questionCategories.companyId, questionCategories.name],
      set: { name: category },
    })
    .returning({ id: questionCategories.id });
  const [made] = await tx
    .insert(questionSubjects)
    .values({ companyId, categoryId: above?.id ?? '', name: subject })
    .returning({ id: questionSubjects.id });
  return made?.id ?? '';
}

/** What a school writes of a paper; its numbers follow from its questions. */
export type WrittenPaper = Pick<
  typeof papers.$inferInsert,
  'name' | 'year' | 'minutes' | 'difficulty' | 'isOpen' | 'sort' | 'sourceKey'
> & { readonly category: string; readonly subject: string };

/** Writes a paper, without its questions. @param id undefined for a new one. */
export async function savePaper(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  { category, subject, ...values }: WrittenPaper,
): Promise<string> {
  const row = { ...values, subjectId: await subjectNamed(tx, companyId, category, subject) };
  const returned = { id: papers.id };
  const [saved] =
    id === undefined
      ? await tx
          .insert(papers)
          .values({ ...row, companyId, totalScore: 0, questionCount: 0 })
          .returning(returned)
      : await tx.update(papers).set(row).where(eq(papers.id, id)).returning(returned);
  if (saved === undefined) throw new Error('The paper was not written');
  return saved.id;
}

/** Deletes papers that nobody sat. */
export const removePapers = removesRows(papers);

/** A question on its way into a paper. */
export interface WrittenPlace {
  readonly paperId: string;
  readonly questionId: string;
  readonly section: string;
  readonly score: number;
  /** Its number in the paper, from 1. */
  readonly number: number;
}

/** Finds a section of a paper, and makes it where there is none; {@link settlePapers} puts it in its place. */
export async function sectionNamed(
  tx: Queryable,
  companyId: string,
  { paperId, section }: Pick<WrittenPlace, 'paperId' | 'section'>,
): Promise<string> {
  const [known] = await tx
    .select({ id: paperSections.id })
    .from(paperSections)
    .where(and(eq(paperSections.paperId, paperId), eq(paperSections.name, section)))
    .limit(1);
  if (known !== undefined) return known.id;
  const [made] = await tx
    .insert(paperSections)
    .values({ companyId, paperId, name: section, sort: 0 })
    .returning({ id: paperSections.id });
  return made?.id ?? '';
}

/** Puts a question into a paper, or elsewhere in it. */
export async function savePaperPlace(tx: Queryable, companyId: string, place: WrittenPlace): Promise<void> {
  const { paperId, questionId, score, number } = place;
  const row = { sectionId: await sectionNamed(tx, companyId, place), score, number, ruleId: null };
  await tx
    .insert(paperQuestions)
    .values({ companyId, paperId, questionId, ...row })
    .onConflictDoUpdate({ target: [paperQuestions.paperId, paperQuestions.questionId], set: row });
}

/** Takes a question out of a paper; who answered it there keeps the answer. */
export async function removePaperPlace(tx: Queryable, paperId: string, questionId: string): Promise<void> {
  await tx
    .delete(paperQuestions)
    .where(and(eq(paperQuestions.paperId, paperId), eq(paperQuestions.questionId, questionId)));
}

/** Numbers the papers of a company anew, counts them, and has those that are at hand read afresh. */
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
