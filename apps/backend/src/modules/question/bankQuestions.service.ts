import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database/connection.ts';
import { insertRows } from '../../platform/database/rows/insertRows.ts';
import type { Progress } from '../../platform/commands/progress.ts';
import { renderLine, renderText } from '../../platform/richText/richText.ts';
import { digestOf } from '../../platform/digest/digest.ts';
import type { QuestionDraft } from './bankDraft.ts';
import { questions } from './bank.tables.ts';
import { slicesOf } from '../../platform/database/rows/slicesOf.ts';

/** Version of the rendering; increase it when rendering changes, so that the next import renders all texts again. */
const RENDERING_VERSION = 1;

export const CHUNK = 500;

/** Numbers of rows created, updated and unchanged. */
export interface Tally {
  created: number;
  updated: number;
  unchanged: number;
}

/** The result of an import, which is counted meanwhile. */
export interface BankChanges {
  readonly questions: Tally;
  readonly papers: Tally;
  /** Number of questions that the school has hidden; an import leaves them hidden. */
  hidden: number;
  /** Formulas that cannot be rendered and are shown as source, with their question. */
  readonly brokenTex: { sourceKey: string; tex: string }[];
}

/** Computes the content hash of a question without its parts. */
export function hashOf(draft: QuestionDraft): string {
  const { parts: _, ...own } = draft;
  return digestOf(JSON.stringify([RENDERING_VERSION, own]));
}

/**
 * Renders a draft to the columns of its row. @param broken receives the formulas that cannot be rendered and
 * are shown as source
 */
export function rendered(draft: QuestionDraft, broken: BankChanges['brokenTex']) {
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

/** The columns that an import overwrites on an existing question. */
export const IMPORTED_COLUMNS = Object.fromEntries(
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

/** The company and subject of a bank. */
export interface BankScope {
  readonly companyId: string;
  readonly subjectId: string;
}

/** A question of one level, with its position under its parent. */
export interface Flat {
  readonly draft: QuestionDraft;
  readonly parentKey: string | undefined;
  readonly sort: number;
}

type Shown = Pick<
  typeof questions.$inferSelect,
  'type' | 'stemHtml' | 'options' | 'key' | 'keyHtml' | 'explanationHtml' | 'difficulty'
>;

/** Serializes what students see of a question and how it is graded, for comparison. */
const serialize = ({ type, stemHtml, options, key, keyHtml, explanationHtml, difficulty }: Shown): string =>
  JSON.stringify([
    type,
    stemHtml,
    options.map(({ label, html }) => [label, html]),
    explanationHtml,
    difficulty,
    // A list of values, since PostgreSQL does not keep the order of an object's keys.
    key.kind === 'blanks'
      ? key.blanks.map((one) => [one.accepted, one.group, one.isCaseSensitive, one.tolerance])
      : key.kind === 'choice'
        ? [...key.labels].toSorted()
        : [key.kind, keyHtml],
  ]);

async function readSerialized(
  tx: Queryable,
  questionIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (questionIds.length === 0) return new Map();
  const { id, type, stemHtml, options, key, keyHtml, explanationHtml, difficulty } = questions;
  const rows = await tx
    .select({ id, type, stemHtml, options, key, keyHtml, explanationHtml, difficulty })
    .from(questions)
    .where(inArray(questions.id, [...questionIds]));
  return new Map(rows.map((row) => [row.id, serialize(row)]));
}

async function readBySourceKey(tx: Queryable, companyId: string, sourceKeys: readonly string[]) {
  const { id, sourceKey, contentHash, isHidden } = questions;
  const rows = await tx
    .select({ id, sourceKey, contentHash, isHidden })
    .from(questions)
    .where(and(eq(questions.companyId, companyId), inArray(sourceKey, [...sourceKeys])));
  return new Map(rows.map((row) => [row.sourceKey, row]));
}

/** An import under way. */
export interface BankImport {
  /** Ids of the questions saved so far, by source key. */
  readonly ids: Map<string, string>;
  readonly changes: BankChanges;
  readonly progress: Progress;
}

/** Inserts or updates questions of one level; their materials have to be saved before. */
export async function saveBankQuestions(
  tx: Queryable,
  scope: BankScope,
  level: readonly Flat[],
  { ids, changes, progress }: BankImport,
): Promise<void> {
  const rowOf = ({ draft, parentKey, sort }: Flat, broken: BankChanges['brokenTex']) => ({
    ...scope,
    ...rendered(draft, broken),
    parentId: parentKey === undefined ? null : (ids.get(parentKey) ?? null),
    sort,
    sourceKey: draft.sourceKey,
  });
  for (const part of slicesOf(level, CHUNK)) {
    progress.advance(part.length);
    const known = await readBySourceKey(
      tx,
      scope.companyId,
      part.map(({ draft }) => draft.sourceKey),
    );
    const fresh: (typeof questions.$inferInsert)[] = [];
    const changed: PgInsertValue<typeof questions>[] = [];
    const possiblyChanged: { readonly id: string; readonly flat: Flat }[] = [];
    for (const flat of part) {
      const { draft } = flat;
      const row = known.get(draft.sourceKey);
      if (row === undefined) {
        fresh.push(rowOf(flat, changes.brokenTex));
        continue;
      }
      ids.set(draft.sourceKey, row.id);
      if (row.isHidden) changes.hidden += 1;
      if (row.contentHash === hashOf(draft)) changes.questions.unchanged += 1;
      else possiblyChanged.push({ id: row.id, flat });
    }
    const before = await readSerialized(
      tx,
      possiblyChanged.map(({ id }) => id),
    );
    for (const { id, flat } of possiblyChanged) {
      const broken: BankChanges['brokenTex'] = [];
      const row = rowOf(flat, broken);
      // A changed source may render to the same content, such as one reimported after an export.
      if (serialize(row) === before.get(id)) {
        changes.questions.unchanged += 1;
        continue;
      }
      changes.brokenTex.push(...broken);
      changed.push({ id, ...row, updatedAt: sql`now()` });
    }
    if (changed.length > 0) {
      await tx
        .insert(questions)
        .values(changed)
        .onConflictDoUpdate({ target: questions.id, set: IMPORTED_COLUMNS });
      changes.questions.updated += changed.length;
    }
    if (fresh.length === 0) continue;
    const added = await insertRows(tx, questions, fresh);
    for (const [sourceKey, id] of added) ids.set(sourceKey, id);
    changes.questions.created += added.size;
  }
}
