import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database/connection.ts';
import { insertRows } from '../../platform/database/insertRows.ts';
import { noProgress, type Progress } from '../../platform/commands/progress.ts';
import { notify } from '../../platform/events/events.ts';
import { renderLine, renderText } from '../../platform/richText/richText.ts';
import { digestOf } from '../../platform/digest/digest.ts';
import type { PaperDraft, QuestionDraft, SubjectDraft } from './bankDraft.ts';
import {
  knowledgePoints,
  papers,
  paperQuestions,
  paperSections,
  questionCategories,
  questionPoints,
  questions,
  questionSubjects,
} from './bank.tables.ts';
import { bankChanged } from './paperShelf.ts';

/** Counted up when texts are rendered otherwise, so that the next import renders them anew. */
const RENDERING = 1;
const CHUNK = 500;
/** Where a category or a subject stands whose sort nobody says. */
const LAST = 90;

/** How many rows of a kind came about, changed or stayed. */
export interface Tally {
  created: number;
  updated: number;
  unchanged: number;
}

/** What {@link saveBank} did. */
export interface BankChanges {
  readonly questions: Tally;
  readonly papers: Tally;
  /** How many of the questions are off the shelves, where a school has put them and an import leaves them. */
  readonly hidden: number;
  /** Formulas that are shown as their source, with the question that has them. */
  readonly brokenTex: readonly { readonly sourceKey: string; readonly tex: string }[];
}

interface Changes {
  readonly questions: Tally;
  readonly papers: Tally;
  hidden: number;
  readonly brokenTex: { sourceKey: string; tex: string }[];
}

const tally = (): Tally => ({ created: 0, updated: 0, unchanged: 0 });

/** Names what a question says of itself. */
export function hashOf(draft: QuestionDraft): string {
  const { parts: _, ...own } = draft;
  return digestOf(JSON.stringify([RENDERING, own]));
}

/** Writes a question as its row has it. @param broken formulas that are shown as their source are added to it. */
export function rendered(draft: QuestionDraft, broken: Changes['brokenTex']) {
  const note = ({ html, brokenTex }: { html: string; brokenTex: readonly string[] }): string => {
    for (const tex of brokenTex) broken.push({ sourceKey: draft.sourceKey, tex });
    return html;
  };
  return {
    type: draft.type,
    stem: draft.stem,
    stemHtml: note(renderText(draft.stem, draft.style)),
    options: draft.options.map(({ label, text }) => ({
      label,
      text,
      html: note(renderLine(text, draft.style)),
    })),
    key: draft.key,
    keyHtml: draft.keyText === undefined ? '' : note(renderText(draft.keyText, draft.style)),
    keySource: draft.keyText ?? null,
    explanation: draft.explanation,
    explanationHtml: note(renderText(draft.explanation, draft.style)),
    difficulty: draft.difficulty,
    contentHash: hashOf(draft),
  };
}

/** What an import says of a question that is there already. */
export const AS_IMPORTED = Object.fromEntries(
  (
    'subjectId parentId sort type stem stemHtml options key keyHtml keySource ' +
    'explanation explanationHtml difficulty contentHash updatedAt'
  )
    .split(' ')
    .map((name) => [
      name,
      sql.raw(`excluded.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`),
    ]),
);

interface Place {
  readonly companyId: string;
  readonly subjectId: string;
}

interface Flat {
  readonly draft: QuestionDraft;
  readonly parentKey: string | undefined;
  readonly sort: number;
}

/** Takes rows so many at a time. */
export function* chunks<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += CHUNK) yield items.slice(from, from + CHUNK);
}

async function subjectOf(tx: Queryable, companyId: string, draft: SubjectDraft): Promise<Place> {
  const [category] = await tx
    .insert(questionCategories)
    .values({ companyId, name: draft.category, sort: draft.categorySort ?? LAST })
    .onConflictDoUpdate({
      target: [questionCategories.companyId, questionCategories.name],
      set: { name: draft.category, sort: draft.categorySort },
    })
    .returning();
  if (category === undefined) throw new Error('The category was not written');
  const [subject] = await tx
    .insert(questionSubjects)
    .values({
      companyId,
      categoryId: category.id,
      name: draft.name,
      summary: draft.summary ?? '',
      sort: draft.sort ?? LAST,
    })
    .onConflictDoUpdate({
      target: [questionSubjects.companyId, questionSubjects.categoryId, questionSubjects.name],
      set: { name: draft.name, summary: draft.summary, sort: draft.sort },
    })
    .returning();
  if (subject === undefined) throw new Error('The subject was not written');
  return { companyId, subjectId: subject.id };
}

type Shown = Pick<
  typeof questions.$inferSelect,
  'type' | 'stemHtml' | 'options' | 'key' | 'keyHtml' | 'explanationHtml' | 'difficulty'
>;

/** What students see of a question, and how it is marked, as one text. */
const shownOf = ({ type, stemHtml, options, key, keyHtml, explanationHtml, difficulty }: Shown): string =>
  JSON.stringify([
    type,
    stemHtml,
    options.map(({ label, html }) => [label, html]),
    explanationHtml,
    difficulty,
    // The database orders the names of an object anew.
    key.kind === 'blanks'
      ? key.blanks.map((one) => [one.accepted, one.group, one.isCaseSensitive, one.tolerance])
      : key.kind === 'choice'
        ? [...key.labels].toSorted()
        : [key.kind, keyHtml],
  ]);

async function readShown(
  tx: Queryable,
  questionIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (questionIds.length === 0) return new Map();
  const { id, type, stemHtml, options, key, keyHtml, explanationHtml, difficulty } = questions;
  const rows = await tx
    .select({ id, type, stemHtml, options, key, keyHtml, explanationHtml, difficulty })
    .from(questions)
    .where(inArray(questions.id, [...questionIds]));
  return new Map(rows.map((row) => [row.id, shownOf(row)]));
}

/** Writes questions of one level; their ids by source key come back in `ids`. */
async function saveLevel(
  tx: Queryable,
  place: Place,
  level: readonly Flat[],
  ids: Map<string, string>,
  changes: Changes,
  progress: Progress,
): Promise<void> {
  for (const part of chunks(level)) {
    progress.advance(part.length);
    const known = await tx
      .select({
        id: questions.id,
        sourceKey: questions.sourceKey,
        contentHash: questions.contentHash,
        isHidden: questions.isHidden,
      })
      .from(questions)
      .where(
        and(
          eq(questions.companyId, place.companyId),
          inArray(
            questions.sourceKey,
            part.map(({ draft }) => draft.sourceKey),
          ),
        ),
      );
    const bySource = new Map(known.map((row) => [row.sourceKey, row]));
    const fresh: (typeof questions.$inferInsert)[] = [];
    const changed: PgInsertValue<typeof questions>[] = [];
    const suspects: { readonly id: string; readonly flat: Flat }[] = [];
    for (const { draft, parentKey, sort } of part) {
      const row = bySource.get(draft.sourceKey);
      const parentId = parentKey === undefined ? null : (ids.get(parentKey) ?? null);
      if (row === undefined) {
        fresh.push({
          ...place,
          ...rendered(draft, changes.brokenTex),
          parentId,
          sort,
          sourceKey: draft.sourceKey,
        });
        continue;
      }
      ids.set(draft.sourceKey, row.id);
      if (row.isHidden) changes.hidden += 1;
      if (row.contentHash === hashOf(draft)) {
        changes.questions.unchanged += 1;
        continue;
      }
      suspects.push({ id: row.id, flat: { draft, parentKey, sort } });
    }
    const before = await readShown(
      tx,
      suspects.map(({ id }) => id),
    );
    for (const { id, flat } of suspects) {
      const { draft, parentKey, sort } = flat;
      const broken: Changes['brokenTex'] = [];
      const now = rendered(draft, broken);
      // Written otherwise it may show the same, as what comes back from an export does.
      if (shownOf(now) === before.get(id)) {
        changes.questions.unchanged += 1;
        continue;
      }
      changes.brokenTex.push(...broken);
      const parentId = parentKey === undefined ? null : (ids.get(parentKey) ?? null);
      changed.push({
        id,
        ...place,
        ...now,
        parentId,
        sort,
        sourceKey: draft.sourceKey,
        updatedAt: sql`now()`,
      });
    }
    if (changed.length > 0) {
      await tx
        .insert(questions)
        .values(changed)
        .onConflictDoUpdate({ target: questions.id, set: AS_IMPORTED });
      changes.questions.updated += changed.length;
    }
    if (fresh.length === 0) continue;
    const added = await insertRows(tx, questions, fresh);
    for (const [sourceKey, id] of added) ids.set(sourceKey, id);
    changes.questions.created += added.size;
  }
}

async function savePoints(
  tx: Queryable,
  place: Place,
  drafts: readonly QuestionDraft[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const names = [...new Set(drafts.flatMap((draft) => draft.points))];
  if (names.length === 0) return;
  await tx
    .insert(knowledgePoints)
    .values(names.map((name, sort) => ({ ...place, name, sort })))
    .onConflictDoNothing();
  const rows = await tx
    .select({ id: knowledgePoints.id, name: knowledgePoints.name })
    .from(knowledgePoints)
    .where(
      and(eq(knowledgePoints.companyId, place.companyId), eq(knowledgePoints.subjectId, place.subjectId)),
    );
  const pointIds = new Map(rows.map(({ id, name }) => [name, id]));
  const links = drafts.flatMap((draft) =>
    draft.points.flatMap((name) => {
      const [questionId, pointId] = [ids.get(draft.sourceKey), pointIds.get(name)];
      return questionId === undefined || pointId === undefined
        ? []
        : [{ companyId: place.companyId, questionId, pointId }];
    }),
  );
  for (const part of chunks(links))
    await tx
      .insert(questionPoints)
      .values([...part])
      .onConflictDoNothing();
}

/** The questions of a section that are answered: a material shares its score among its parts. */
function answeredOf(section: PaperDraft['sections'][number], byKey: ReadonlyMap<string, QuestionDraft>) {
  return section.questions.flatMap(({ sourceKey, score }) => {
    const parts = byKey.get(sourceKey)?.parts ?? [];
    if (parts.length === 0) return [{ sourceKey, score }];
    const share = Math.floor((score / parts.length) * 10) / 10;
    return parts.map((part, index) => ({
      sourceKey: part.sourceKey,
      score: index < parts.length - 1 ? share : Math.round((score - share * (parts.length - 1)) * 10) / 10,
    }));
  });
}

async function savePaper(
  tx: Queryable,
  place: Place,
  draft: PaperDraft,
  byKey: ReadonlyMap<string, QuestionDraft>,
  ids: ReadonlyMap<string, string>,
): Promise<'created' | 'updated' | 'unchanged'> {
  const sections = draft.sections.map((section) => ({
    name: section.name,
    answered: answeredOf(section, byKey),
  }));
  const all = sections.flatMap(({ answered }) => answered);
  const head = {
    name: draft.name,
    year: draft.year,
    minutes: draft.minutes,
    difficulty: draft.difficulty,
    sort: draft.sort,
    questionCount: all.length,
    totalScore: Math.round(all.reduce((sum, { score }) => sum + score, 0) * 10) / 10,
  };
  const [known] = await tx
    .select()
    .from(papers)
    .where(and(eq(papers.companyId, place.companyId), eq(papers.sourceKey, draft.sourceKey)));
  if (known !== undefined) {
    const rows = await tx
      .select({
        section: paperSections.name,
        questionId: paperQuestions.questionId,
        score: paperQuestions.score,
      })
      .from(paperQuestions)
      .innerJoin(paperSections, eq(paperSections.id, paperQuestions.sectionId))
      .where(eq(paperQuestions.paperId, known.id))
      .orderBy(paperQuestions.number);
    const wanted = sections.flatMap(({ name, answered }) =>
      answered.map(({ sourceKey, score }) => [name, ids.get(sourceKey), score]),
    );
    const isSame =
      JSON.stringify(rows.map((row) => [row.section, row.questionId, row.score])) === JSON.stringify(wanted);
    const isSameHead = Object.entries(head).every(([name, value]) => Reflect.get(known, name) === value);
    if (isSame && isSameHead) return 'unchanged';
    await tx.update(papers).set(head).where(eq(papers.id, known.id));
    await tx.delete(paperSections).where(eq(paperSections.paperId, known.id));
  }
  const paperId =
    known?.id ??
    (
      await tx
        .insert(papers)
        .values({ ...place, ...head, sourceKey: draft.sourceKey })
        .returning({ id: papers.id })
    )[0]?.id;
  if (paperId === undefined) throw new Error('The paper was not written');
  let number = 0;
  for (const [sort, { name, answered }] of sections.entries()) {
    const [section] = await tx
      .insert(paperSections)
      .values({ companyId: place.companyId, paperId, name, sort })
      .returning();
    if (section === undefined) throw new Error('The section was not written');
    const rows = answered.flatMap(({ sourceKey, score }) => {
      const questionId = ids.get(sourceKey);
      if (questionId === undefined)
        throw new Error(`${draft.name} names a question that does not exist: ${sourceKey}`);
      number += 1;
      return [{ companyId: place.companyId, paperId, sectionId: section.id, questionId, number, score }];
    });
    if (rows.length > 0) await tx.insert(paperQuestions).values(rows);
  }
  return known === undefined ? 'created' : 'updated';
}

/**
 * Writes subjects with their questions and papers into a company's bank. What is there already is
 * found by its source key and changed only where its content changed, so that writing twice does
 * nothing the second time. Papers that are at hand are forgotten with the commit. Questions are never taken away:
 * students may have answered them.
 */
export async function saveBank(
  tx: Queryable,
  companyId: string,
  subjects: readonly SubjectDraft[],
  progress: Progress = noProgress,
): Promise<BankChanges> {
  const changes: Changes = { questions: tally(), papers: tally(), hidden: 0, brokenTex: [] };
  const ids = new Map<string, string>();
  const places: Place[] = [];
  for (const subject of subjects) {
    const place = await subjectOf(tx, companyId, subject);
    places.push(place);
    const top = subject.questions.map((draft, sort): Flat => ({ draft, parentKey: undefined, sort }));
    const parts = subject.questions.flatMap((parent) =>
      parent.parts.map((draft, sort): Flat => ({ draft, parentKey: parent.sourceKey, sort })),
    );
    await saveLevel(tx, place, top, ids, changes, progress);
    await saveLevel(tx, place, parts, ids, changes, progress);
    await savePoints(
      tx,
      place,
      [...top, ...parts].map(({ draft }) => draft),
      ids,
    );
  }
  // A paper may ask what stands in another subject.
  const byKey = new Map(
    subjects.flatMap((subject) => subject.questions.map((draft) => [draft.sourceKey, draft])),
  );
  for (const [at, place] of places.entries())
    for (const paper of subjects[at]?.papers ?? [])
      changes.papers[await savePaper(tx, place, paper, byKey, ids)] += 1;
  await notify(tx, bankChanged, { companyId });
  return changes;
}
