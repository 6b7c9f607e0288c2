import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database/connection.ts';
import { firstId, removesRows } from '../../platform/database/rows/writtenRow.ts';
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
import { AS_IMPORTED, chunks, hashOf, rendered } from './bankQuestions.service.ts';
import { subjectNamed } from './school.service.ts';

/** What a school writes of a subject of its bank. */
export interface WrittenSubject {
  readonly category: string;
  readonly name: string;
  readonly summary: string;
  readonly sort: number;
  readonly categorySort: number;
}

/** Writes a subject of the bank, and its category. @param id undefined for one that may not be there yet. */
export async function saveBankSubject(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  { category, categorySort, ...values }: WrittenSubject,
): Promise<string> {
  const subjectId = id ?? (await subjectNamed(tx, companyId, category, values.name));
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

/** Deletes subjects that hold nothing, and the categories that have none any more. */
export async function removeBankSubjects(tx: Queryable, ids: readonly string[]): Promise<void> {
  const gone = await tx
    .delete(questionSubjects)
    .where(inArray(questionSubjects.id, [...ids]))
    .returning({ categoryId: questionSubjects.categoryId });
  const categoryIds = gone.map(({ categoryId }) => categoryId);
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

/** What a school writes of a chapter or a point. */
export interface WrittenPoint {
  readonly category: string;
  readonly subject: string;
  readonly name: string;
  readonly parentId: string | null;
  readonly sort: number;
}

/** Writes a chapter of the bank or a point below one. @param id undefined for one that may not be there yet. */
export async function savePoint(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  { category, subject, ...values }: WrittenPoint,
): Promise<string> {
  const subjectId = await subjectNamed(tx, companyId, category, subject);
  const returned = { id: knowledgePoints.id };
  if (id !== undefined)
    return firstId(
      await tx
        .update(knowledgePoints)
        .set({ ...values, subjectId })
        .where(eq(knowledgePoints.id, id))
        .returning(returned),
    );
  return firstId(
    await tx
      .insert(knowledgePoints)
      .values({ companyId, subjectId, ...values })
      .onConflictDoUpdate({
        target: [knowledgePoints.companyId, knowledgePoints.subjectId, knowledgePoints.name],
        set: values,
      })
      .returning(returned),
  );
}

/** Deletes points that no question is about. */
export const removePoints = removesRows(knowledgePoints);

/** A question as a school writes it. */
export interface WrittenQuestion {
  /** Undefined for a new one. */
  readonly id: string | undefined;
  /** Without a style: what is there already keeps its own. Its parts are written apart. */
  readonly draft: Omit<QuestionDraft, 'style'>;
  readonly category: string;
  readonly subject: string;
  /** The material that it is a part of. */
  readonly parentId: string | null;
  readonly sort: number;
  readonly isHidden: boolean;
}

/** How a stored question is written: what its text became tells. */
const styleOf = ({ stem, stemHtml }: QuestionRow): SourceStyle =>
  renderText(stem, 'rich').html !== stemHtml && renderText(stem, 'plain').html === stemHtml
    ? 'plain'
    : 'rich';

/** Finds formulas of a text that cannot be read. */
export const brokenTexOf = (text: string): readonly string[] => renderText(text, 'rich').brokenTex;

/** Finds subjects by their names, each once. */
function subjectFinder(tx: Queryable, companyId: string): (written: WrittenQuestion) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return ({ category, subject }) => {
    const name = JSON.stringify([category, subject]);
    const found = known.get(name) ?? subjectNamed(tx, companyId, category, subject);
    known.set(name, found);
    return found;
  };
}

/** What is written of one that is there, beside what an import writes. */
const AS_WRITTEN = { ...AS_IMPORTED, sourceKey: sql`excluded.source_key`, isHidden: sql`excluded.is_hidden` };

/** Has questions be about the points that they name, and about no other. */
async function linkPoints(
  tx: Queryable,
  companyId: string,
  asked: readonly { readonly id: string; readonly subjectId: string; readonly points: readonly string[] }[],
): Promise<void> {
  const wanted = new Set<string>();
  const links: { companyId: string; questionId: string; pointId: string }[] = [];
  for (const [subjectId, own] of Map.groupBy(asked, (one) => one.subjectId)) {
    const ofSubject = and(eq(knowledgePoints.companyId, companyId), eq(knowledgePoints.subjectId, subjectId));
    const readPoints = async () =>
      new Map(
        (
          await tx
            .select({ id: knowledgePoints.id, name: knowledgePoints.name })
            .from(knowledgePoints)
            .where(ofSubject)
        ).map(({ id, name }) => [name, id]),
      );
    let known = await readPoints();
    const missing = [...new Set(own.flatMap(({ points }) => points))].filter((name) => !known.has(name));
    if (missing.length > 0) {
      const { size } = known;
      await tx
        .insert(knowledgePoints)
        .values(missing.map((name, at) => ({ companyId, subjectId, name, sort: size + at + 1 })));
      known = await readPoints();
    }
    for (const { id: questionId, points } of own)
      for (const name of points) {
        const pointId = known.get(name) ?? '';
        wanted.add(`${questionId}:${pointId}`);
        links.push({ companyId, questionId, pointId });
      }
  }
  const before = await tx
    .select({ questionId: questionPoints.questionId, pointId: questionPoints.pointId })
    .from(questionPoints)
    .where(
      inArray(
        questionPoints.questionId,
        asked.map(({ id }) => id),
      ),
    );
  const here = new Set(before.map(({ questionId, pointId }) => `${questionId}:${pointId}`));
  for (const [pointId, own] of Map.groupBy(
    before.filter((link) => !wanted.has(`${link.questionId}:${link.pointId}`)),
    (link) => link.pointId,
  ))
    await tx.delete(questionPoints).where(
      and(
        eq(questionPoints.pointId, pointId),
        inArray(
          questionPoints.questionId,
          own.map(({ questionId }) => questionId),
        ),
      ),
    );
  const fresh = links.filter((link) => !here.has(`${link.questionId}:${link.pointId}`));
  if (fresh.length > 0) await tx.insert(questionPoints).values(fresh);
}

/**
 * Writes questions of one level: materials come before their parts. What says the same as before is not rendered anew.
 * @returns their ids, in the same order.
 */
export async function saveQuestions(
  tx: Queryable,
  companyId: string,
  written: readonly WrittenQuestion[],
): Promise<string[]> {
  const findSubject = subjectFinder(tx, companyId);
  const all: string[] = [];
  for (const part of chunks(written)) {
    const known = new Map(
      (
        await tx
          .select()
          .from(questions)
          .where(
            inArray(
              questions.id,
              part.flatMap(({ id }) => (id === undefined ? [] : [id])),
            ),
          )
      ).map((row) => [row.id, row]),
    );
    const changed: PgInsertValue<typeof questions>[] = [];
    const fresh: (typeof questions.$inferInsert)[] = [];
    const ids = new Map<string, string>();
    const linked: { sourceKey: string; subjectId: string; points: readonly string[] }[] = [];
    for (const one of part) {
      const { id, draft: said, parentId, sort, isHidden } = one;
      const before = id === undefined ? undefined : known.get(id);
      const subjectId = await findSubject(one);
      linked.push({ sourceKey: said.sourceKey, subjectId, points: said.points });
      const placed = { companyId, subjectId, parentId, sort, isHidden, sourceKey: said.sourceKey };
      const draft = { ...said, style: before === undefined ? 'rich' : styleOf(before) } as const;
      if (before === undefined) {
        // The database keeps it from then on.
        fresh.push({ ...placed, ...rendered(draft, []), isClosed: isHidden });
        continue;
      }
      ids.set(said.sourceKey, before.id);
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
        .onConflictDoUpdate({ target: questions.id, set: AS_WRITTEN });
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

/** Deletes questions that nobody answered and no paper has. */
export const removeQuestions = removesRows(questions);

/** Takes questions off the shelves: they are neither practised nor drawn any more, and stay with who answered them. */
export const hideQuestions = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx
    .update(questions)
    .set({ isHidden: true })
    .where(inArray(questions.id, [...ids])));
