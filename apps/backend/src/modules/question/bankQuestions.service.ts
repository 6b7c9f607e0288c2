import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database/connection.ts';
import { insertRows } from '../../platform/database/rows/insertRows.ts';
import type { Progress } from '../../platform/commands/progress.ts';
import { renderLine, renderText } from '../../platform/richText/richText.ts';
import { digestOf } from '../../platform/digest/digest.ts';
import type { QuestionDraft } from './bankDraft.ts';
import { questions } from './bank.tables.ts';

/** Counted up when texts are rendered otherwise, so that the next import renders them anew. */
const RENDERING = 1;

const CHUNK = 500;

/** How many rows of a kind came about, changed or stayed. */
export interface Tally {
  created: number;
  updated: number;
  unchanged: number;
}

/** The same while it is counted. */
export interface Changes {
  readonly questions: Tally;
  readonly papers: Tally;
  hidden: number;
  readonly brokenTex: { sourceKey: string; tex: string }[];
}

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

/** Whose bank it is, and of which subject. */
export interface Place {
  readonly companyId: string;
  readonly subjectId: string;
}

/** A question of one level, with its place under its parent. */
export interface Flat {
  readonly draft: QuestionDraft;
  readonly parentKey: string | undefined;
  readonly sort: number;
}

/** Takes rows so many at a time. */
export function* chunks<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += CHUNK) yield items.slice(from, from + CHUNK);
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
export async function saveBankQuestions(
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
