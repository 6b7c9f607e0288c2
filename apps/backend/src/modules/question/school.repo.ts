import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm';
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

/** A paper with what it stands under. */
export interface FiledPaper {
  readonly paper: typeof papers.$inferSelect;
  readonly subject: string;
  readonly category: string;
}

/** Reads all papers of a company, in their order. */
export const readPaperRows = (db: Queryable, companyId: string): Promise<FiledPaper[]> =>
  db
    .select({ paper: papers, subject: questionSubjects.name, category: questionCategories.name })
    .from(papers)
    .innerJoin(questionSubjects, eq(questionSubjects.id, papers.subjectId))
    .innerJoin(questionCategories, eq(questionCategories.id, questionSubjects.categoryId))
    .where(eq(papers.companyId, companyId))
    .orderBy(asc(papers.sort), asc(papers.id));

/** A question where it stands in a paper. */
export interface PaperPlace {
  readonly paperId: string;
  readonly questionId: string;
  readonly section: string;
  readonly score: number;
}

/** Reads what a company chose for its papers, paper by paper in their order; what rules drew is not among it. */
export const readPaperPlaces = (db: Queryable, companyId: string): Promise<PaperPlace[]> =>
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

/** Reads by which keys the questions of a company are known. */
export const readQuestionKeys = (
  db: Queryable,
  companyId: string,
): Promise<{ readonly id: string; readonly sourceKey: string | null }[]> =>
  db
    .select({ id: questions.id, sourceKey: questions.sourceKey })
    .from(questions)
    .where(eq(questions.companyId, companyId))
    .orderBy(asc(questions.id));

/** A question as it is looked for when a paper is made. */
export interface ListedQuestion {
  readonly id: string;
  readonly sourceKey: string | null;
  readonly category: string;
  readonly subject: string;
  readonly type: (typeof questions.$inferSelect)['type'];
  /** The beginning of its text. */
  readonly stem: string;
}

/** Lists the questions of a company that a paper can name: those that are answered themselves. */
export const listQuestions = (db: Queryable, companyId: string): Promise<ListedQuestion[]> =>
  db
    .select({
      id: questions.id,
      sourceKey: questions.sourceKey,
      category: questionCategories.name,
      subject: questionSubjects.name,
      type: questions.type,
      stem: sql<string>`left(${questions.stem}, 120)`,
    })
    .from(questions)
    .innerJoin(questionSubjects, eq(questionSubjects.id, questions.subjectId))
    .innerJoin(questionCategories, eq(questionCategories.id, questionSubjects.categoryId))
    .where(and(eq(questions.companyId, companyId), notInArray(questions.type, ['material', 'cloze'])))
    .orderBy(asc(questionSubjects.id), asc(questions.id));

/** A knowledge point with the subject that it belongs to. */
export interface FiledPoint {
  readonly id: string;
  readonly name: string;
  readonly subject: string;
}

/** Reads the knowledge points of a company. */
export const readPointNamesOf = (db: Queryable, companyId: string): Promise<FiledPoint[]> =>
  db
    .select({ id: knowledgePoints.id, name: knowledgePoints.name, subject: questionSubjects.name })
    .from(knowledgePoints)
    .innerJoin(questionSubjects, eq(questionSubjects.id, knowledgePoints.subjectId))
    .where(eq(knowledgePoints.companyId, companyId))
    .orderBy(asc(knowledgePoints.id));

/** Finds the subject of a category; undefined where the bank has none of these names. */
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
