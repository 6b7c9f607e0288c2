import type { Material, Question, Solution } from '@lectern/sdk/endpoints/question';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import {
  knowledgePoints,
  questionPoints,
  type QuestionKey,
  type QuestionRow,
  questions,
} from './bank.tables.ts';

/** Formats a question for the time before the hand-in, without its correct answer and explanation. */
export function presentQuestion(row: QuestionRow): Question {
  return {
    questionId: row.id,
    type: row.type,
    materialId: row.parentId,
    stemHtml: row.stemHtml,
    options: row.options.map(({ label, html }) => ({ label, html })),
    blankCount: row.key.kind === 'blanks' ? row.key.blanks.length : 0,
  };
}

function keyTexts(key: QuestionKey): string[] {
  if (key.kind === 'choice') return [...key.labels];
  return key.kind === 'blanks' ? key.blanks.map(({ accepted }) => accepted.join(' / ')) : [];
}

/** Formats the solution of a question, for after the hand-in. */
export function presentSolution(row: QuestionRow, points: readonly string[]): Solution {
  return {
    key: keyTexts(row.key),
    keyHtml: row.keyHtml,
    explanationHtml: row.explanationHtml,
    points: [...points],
  };
}

/** Reads the materials of the given questions. */
export async function readMaterials(db: Queryable, rows: readonly QuestionRow[]): Promise<Material[]> {
  const ids = [...new Set(rows.flatMap(({ parentId }) => (parentId === null ? [] : [parentId])))];
  if (ids.length === 0) return [];
  const found = await db
    .select({ materialId: questions.id, html: questions.stemHtml })
    .from(questions)
    .where(inArray(questions.id, ids));
  return found.toSorted((a, b) => ids.indexOf(a.materialId) - ids.indexOf(b.materialId));
}

/** Reads the names of the knowledge points of some questions, by question. */
export async function readPointNames(
  db: Queryable,
  companyId: string,
  questionIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const byQuestion = new Map<string, string[]>();
  if (questionIds.length === 0) return byQuestion;
  const rows = await db
    .select({ questionId: questionPoints.questionId, name: knowledgePoints.name })
    .from(questionPoints)
    .innerJoin(knowledgePoints, eq(knowledgePoints.id, questionPoints.pointId))
    .where(and(eq(questionPoints.companyId, companyId), inArray(questionPoints.questionId, [...questionIds])))
    .orderBy(knowledgePoints.sort);
  for (const { questionId, name } of rows)
    byQuestion.set(questionId, [...(byQuestion.get(questionId) ?? []), name]);
  return byQuestion;
}
