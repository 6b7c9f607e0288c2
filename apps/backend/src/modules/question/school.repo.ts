import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import {
  knowledgePoints,
  paperQuestions,
  papers,
  paperSections,
  questionCategories,
  questions,
  questionSubjects,
} from './bank.tables.ts';

/** Reads all papers of a company, in their order. */
export const readPaperRows = async (db: Queryable, companyId: string) =>
  db
    .select({ paper: papers, subject: questionSubjects.name, category: questionCategories.name })
    .from(papers)
    .innerJoin(questionSubjects, eq(questionSubjects.id, papers.subjectId))
    .innerJoin(questionCategories, eq(questionCategories.id, questionSubjects.categoryId))
    .where(eq(papers.companyId, companyId))
    .orderBy(asc(papers.sort), asc(papers.id));

/** Reads the questions that a company chose for its papers, in order by paper; those drawn by rules are left out. */
export const readPaperQuestions = async (db: Queryable, companyId: string) =>
  db
    .select({
      paperId: paperQuestions.paperId,
      questionId: paperQuestions.questionId,
      section: paperSections.name,
      score: paperQuestions.score,
    })
    .from(paperQuestions)
    .innerJoin(paperSections, eq(paperSections.id, paperQuestions.sectionId))
    .where(and(eq(paperQuestions.companyId, companyId), isNull(paperQuestions.ruleId)))
    .orderBy(asc(paperQuestions.paperId), asc(paperQuestions.number));

/** Reads the source keys of a company's questions. */
export const readQuestionKeys = async (db: Queryable, companyId: string) =>
  db
    .select({ id: questions.id, sourceKey: questions.sourceKey })
    .from(questions)
    .where(eq(questions.companyId, companyId))
    .orderBy(asc(questions.id));

/** Reads the knowledge points of a company. */
export const readPointNamesOf = async (db: Queryable, companyId: string) =>
  db
    .select({ id: knowledgePoints.id, name: knowledgePoints.name, subject: questionSubjects.name })
    .from(knowledgePoints)
    .innerJoin(questionSubjects, eq(questionSubjects.id, knowledgePoints.subjectId))
    .where(eq(knowledgePoints.companyId, companyId))
    .orderBy(asc(knowledgePoints.id));

/** Finds a subject by its name and its category's; undefined where there is none. */
export async function findSubject(
  db: Queryable,
  companyId: string,
  category: string,
  subject: string,
): Promise<string | undefined> {
  const rows = await db
    .select({ id: questionSubjects.id, name: questionSubjects.name, category: questionCategories.name })
    .from(questionSubjects)
    .innerJoin(questionCategories, eq(questionCategories.id, questionSubjects.categoryId))
    .where(eq(questionSubjects.companyId, companyId));
  return rows.find((row) => row.name === subject && row.category === category)?.id;
}

/** Reads the subjects of a company's bank, in their order. */
export const readBankSubjects = async (db: Queryable, companyId: string) =>
  db
    .select({
      id: questionSubjects.id,
      category: questionCategories.name,
      name: questionSubjects.name,
      summary: questionSubjects.summary,
    })
    .from(questionSubjects)
    .innerJoin(questionCategories, eq(questionCategories.id, questionSubjects.categoryId))
    .where(eq(questionSubjects.companyId, companyId))
    .orderBy(
      asc(questionCategories.sort),
      asc(questionCategories.id),
      asc(questionSubjects.sort),
      asc(questionSubjects.id),
    );

/** Reads the chapters and points of a company's bank, in order by subject. */
export const readPointRows = async (db: Queryable, companyId: string) =>
  db
    .select({
      id: knowledgePoints.id,
      name: knowledgePoints.name,
      parentId: knowledgePoints.parentId,
      subject: questionSubjects.name,
      category: questionCategories.name,
    })
    .from(knowledgePoints)
    .innerJoin(questionSubjects, eq(questionSubjects.id, knowledgePoints.subjectId))
    .innerJoin(questionCategories, eq(questionCategories.id, questionSubjects.categoryId))
    .where(eq(knowledgePoints.companyId, companyId))
    .orderBy(asc(knowledgePoints.subjectId), asc(knowledgePoints.sort), asc(knowledgePoints.id));
