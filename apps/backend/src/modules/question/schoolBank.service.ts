import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database/connection.ts';
import { idOfOnlyRow, rowDeleter, rowSaver } from '../../platform/database/rows/writtenRow.ts';
import { insertRows } from '../../platform/database/rows/insertRows.ts';
import { renderText, type SourceStyle } from '../../platform/richText/richText.ts';
import type { QuestionDraft } from './bankDraft.ts';
import {
  knowledgePoints,
  questionCategories,
  questionPoints,
  type QuestionRow,
  questions,
  questionSubjects,
} from './bank.tables.ts';
import { IMPORTED_COLUMNS, CHUNK, hashOf, type BankScope, rendered } from './bankQuestions.service.ts';
import { findOrCreateSubject } from './school.service.ts';
import { slicesOf } from '../../platform/database/rows/slicesOf.ts';

/** The columns of a subject that a school sets. */
export interface SubjectValues {
  readonly category: string;
  readonly name: string;
  readonly summary: string;
  readonly sort: number;
  readonly categorySort: number;
}

/** Inserts or updates a subject of the bank, and its category. @param id undefined where it may not exist yet. */
export async function saveBankSubject(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  { category, categorySort, ...values }: SubjectValues,
): Promise<string> {
  const subjectId = id ?? (await findOrCreateSubject(tx, companyId, category, values.name));
  const [saved] = await tx
    .update(questionSubjects)
    .set(values)
    .where(eq(questionSubjects.id, subjectId))
    .returning({ id: questionSubjects.id, categoryId: questionSubjects.categoryId });
  if (saved === undefined) throw new Error('The subject was not written');
  await tx
    .update(questionCategories)
    .set({ sort: categorySort })
    .where(eq(questionCategories.id, saved.categoryId));
  return saved.id;
}

/** Deletes empty subjects, and categories that become empty by that. */
export async function removeBankSubjects(tx: Queryable, ids: readonly string[]): Promise<void> {
  const removed = await tx
    .delete(questionSubjects)
    .where(inArray(questionSubjects.id, [...ids]))
    .returning({ categoryId: questionSubjects.categoryId });
  const categoryIds = removed.map(({ categoryId }) => categoryId);
  await tx
    .delete(questionCategories)
    .where(
      and(
        inArray(questionCategories.id, categoryIds),
        notExists(
          tx.select().from(questionSubjects).where(eq(questionSubjects.categoryId, questionCategories.id)),
        ),
      ),
    );
}

/** The columns of a chapter or point that a school sets. */
export interface PointValues {
  readonly category: string;
  readonly subject: string;
  readonly name: string;
  readonly parentId: string | null;
  readonly sort: number;
}

const saveRow = rowSaver(knowledgePoints);

/** Inserts or updates a chapter of the bank or a point below one. @param id undefined where it may not exist yet. */
export async function savePoint(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  { category, subject, ...values }: PointValues,
): Promise<string> {
  const subjectId = await findOrCreateSubject(tx, companyId, category, subject);
  if (id !== undefined) return saveRow(tx, companyId, id, { ...values, subjectId });
  return idOfOnlyRow(
    await tx
      .insert(knowledgePoints)
      .values({ companyId, subjectId, ...values })
      .onConflictDoUpdate({
        target: [knowledgePoints.companyId, knowledgePoints.subjectId, knowledgePoints.name],
        set: values,
      })
      .returning({ id: knowledgePoints.id }),
  );
}

/** Deletes points without questions. */
export const removePoints = rowDeleter(knowledgePoints);

/** A question as a school writes it. */
export interface QuestionValues {
  /** Undefined for a new one. */
  readonly id: string | undefined;
  /** Without a style: an existing question keeps its own. Parts are saved separately. */
  readonly draft: Omit<QuestionDraft, 'style'>;
  readonly category: string;
  readonly subject: string;
  /** The material that the question is a part of. */
  readonly parentId: string | null;
  readonly sort: number;
  readonly isHidden: boolean;
}

/** Infers the style of a stored question's source by comparing its rendered HTML. */
const styleOf = ({ stem, stemHtml }: QuestionRow): SourceStyle =>
  renderText(stem, 'rich').html !== stemHtml && renderText(stem, 'plain').html === stemHtml
    ? 'plain'
    : 'rich';

/** Returns the formulas of a text that cannot be rendered. */
export const brokenTexOf = (text: string): readonly string[] => renderText(text, 'rich').brokenTex;

/** Returns a function that finds subjects by name, looking up each name only once. */
function subjectFinder(tx: Queryable, companyId: string): (question: QuestionValues) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return ({ category, subject }) => {
    const name = JSON.stringify([category, subject]);
    const found = known.get(name) ?? findOrCreateSubject(tx, companyId, category, subject);
    known.set(name, found);
    return found;
  };
}

/** The columns overwritten on an existing question; a school also sets two that an import does not. */
const SCHOOL_COLUMNS = {
  ...IMPORTED_COLUMNS,
  sourceKey: sql`excluded.source_key`,
  isHidden: sql`excluded.is_hidden`,
};

/** Finds the points of a subject by name, creating missing ones after those that exist. */
async function expectPoints(
  tx: Queryable,
  scope: BankScope,
  names: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const { id, name } = knowledgePoints;
  const known = await tx
    .select({ id, name })
    .from(knowledgePoints)
    .where(
      and(eq(knowledgePoints.companyId, scope.companyId), eq(knowledgePoints.subjectId, scope.subjectId)),
    );
  const ids = new Map(known.map((point) => [point.name, point.id]));
  const missing = [...names].filter((one) => !ids.has(one));
  const added =
    missing.length === 0
      ? []
      : await tx
          .insert(knowledgePoints)
          .values(missing.map((one, at) => ({ ...scope, name: one, sort: known.length + at + 1 })))
          .returning({ id, name });
  return new Map([...ids, ...added.map((point): [string, string] => [point.name, point.id])]);
}

/** Links questions to exactly the points that they name. */
async function linkPoints(
  tx: Queryable,
  companyId: string,
  pointsOfQuestions: readonly {
    readonly id: string;
    readonly subjectId: string;
    readonly points: readonly string[];
  }[],
): Promise<void> {
  const links = new Map<string, typeof questionPoints.$inferInsert>();
  for (const [subjectId, own] of Map.groupBy(pointsOfQuestions, (one) => one.subjectId)) {
    const names = new Set(own.flatMap(({ points }) => points));
    const pointIds = await expectPoints(tx, { companyId, subjectId }, names);
    for (const { id: questionId, points } of own)
      for (const name of points) {
        const pointId = pointIds.get(name) ?? '';
        links.set(`${questionId}:${pointId}`, { companyId, questionId, pointId });
      }
  }
  const { questionId, pointId } = questionPoints;
  const isOfQuestions = inArray(
    questionId,
    pointsOfQuestions.map(({ id }) => id),
  );
  const before = await tx.select({ questionId, pointId }).from(questionPoints).where(isOfQuestions);
  // What remains in `links` afterwards is new.
  const removed = before.filter((link) => !links.delete(`${link.questionId}:${link.pointId}`));
  for (const [id, own] of Map.groupBy(removed, (link) => link.pointId))
    await tx.delete(questionPoints).where(
      and(
        eq(pointId, id),
        inArray(
          questionId,
          own.map((link) => link.questionId),
        ),
      ),
    );
  if (links.size > 0) await tx.insert(questionPoints).values([...links.values()]);
}

async function readStored(tx: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, QuestionRow>> {
  const rows = await tx
    .select()
    .from(questions)
    .where(inArray(questions.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Saves questions; materials have to be saved before their parts. Unchanged texts are not rendered again.
 * @returns their ids, in the same order.
 */
export async function saveQuestions(
  tx: Queryable,
  companyId: string,
  questionValues: readonly QuestionValues[],
): Promise<string[]> {
  const findSubject = subjectFinder(tx, companyId);
  const all: string[] = [];
  for (const part of slicesOf(questionValues, CHUNK)) {
    const known = await readStored(
      tx,
      part.flatMap(({ id }) => id ?? []),
    );
    const changed: PgInsertValue<typeof questions>[] = [];
    const fresh: (typeof questions.$inferInsert)[] = [];
    const ids = new Map<string, string>();
    const linked: { sourceKey: string; subjectId: string; points: readonly string[] }[] = [];
    for (const one of part) {
      const { id, draft: draftValues, parentId, sort, isHidden } = one;
      const before = id === undefined ? undefined : known.get(id);
      const subjectId = await findSubject(one);
      linked.push({ sourceKey: draftValues.sourceKey, subjectId, points: draftValues.points });
      const placed = { companyId, subjectId, parentId, sort, isHidden, sourceKey: draftValues.sourceKey };
      const draft = { ...draftValues, style: before === undefined ? 'rich' : styleOf(before) } as const;
      if (before === undefined) {
        // The initial value; the trigger `keep_closed` updates it from then on.
        fresh.push({ ...placed, ...rendered(draft, []), isClosed: isHidden });
        continue;
      }
      ids.set(draftValues.sourceKey, before.id);
      const isPlaced = Object.entries(placed).every(([name, value]) => Reflect.get(before, name) === value);
      const isSame = before.contentHash === hashOf(draft);
      if (isSame && isPlaced) continue;
      changed.push({
        ...before,
        ...(isSame ? {} : rendered(draft, [])),
        ...placed,
        id: before.id,
        updatedAt: sql`now()`,
      });
    }
    if (changed.length > 0)
      await tx
        .insert(questions)
        .values(changed)
        .onConflictDoUpdate({ target: questions.id, set: SCHOOL_COLUMNS });
    const added = fresh.length === 0 ? [] : await insertRows(tx, questions, fresh);
    for (const [sourceKey, id] of added) ids.set(sourceKey, id);
    await linkPoints(
      tx,
      companyId,
      linked.map(({ sourceKey, ...rest }) => ({ ...rest, id: ids.get(sourceKey) ?? '' })),
    );
    all.push(...part.map(({ draft }) => ids.get(draft.sourceKey) ?? ''));
  }
  return all;
}

/** Deletes questions that nobody has answered and no paper contains. */
export const removeQuestions = rowDeleter(questions);

/** Hides questions: they are neither practised nor drawn any more, but students keep their answers to them. */
export const hideQuestions = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx
    .update(questions)
    .set({ isHidden: true })
    .where(inArray(questions.id, [...ids])));
