import { createHash } from 'node:crypto';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { CommandError } from '../../platform/commands/commandError.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import {
  rowReader,
  rowDeleter,
  rowSaver,
  type WritableRow,
} from '../../platform/database/rows/writtenRow.ts';
import {
  paperQuestions,
  paperRules,
  papers,
  questionCategories,
  questions,
  questionSubjects,
} from './bank.tables.ts';
import { findOrCreateSection } from './school.service.ts';

/** A rule that draws questions into a paper. */
export type PaperRule = typeof paperRules.$inferSelect;
/** Which questions a rule may draw. */
export type DrawnFrom = Pick<PaperRule, 'category' | 'subject' | 'type' | 'easiest' | 'hardest'>;

/** Offset of the numbers of drawn questions: they follow those that the school chose, rule by rule. */
const DRAWN_OFFSET = 100_000;
const OFFSET_PER_RULE = 1000;

/** Reads the rules of a company's papers, in order by paper. */
export const readPaperRules = rowReader(paperRules, paperRules.paperId, paperRules.position, paperRules.id);

/**
 * Selects the questions that a rule may draw: single ones that are not reserved for an exam of another paper.
 * @param paperId the paper of the rule, whose own closed questions may be drawn; undefined for a new one
 */
function drawable(
  companyId: string,
  { category, subject, type, easiest, hardest }: DrawnFrom,
  paperId: string | undefined,
): SQL {
  const own =
    paperId === undefined
      ? sql`false`
      : sql`exists (select from ${paperQuestions} where question_id = ${questions.id} and paper_id = ${paperId})`;
  return sql`
    from ${questions}
    join ${questionSubjects} on ${questionSubjects.id} = ${questions.subjectId}
    join ${questionCategories} on ${questionCategories.id} = ${questionSubjects.categoryId}
    where ${questions.companyId} = ${companyId} and ${questions.parentId} is null and ${questions.type} = ${type}
      and ${questions.difficulty} between ${easiest} and ${hardest}
      and ${questionCategories.name} = ${category} and ${subject === '' ? sql`true` : sql`${questionSubjects.name} = ${subject}`}
      and (not ${questions.isClosed} or ${own})`;
}

/** Computes the drawing order of questions for a rule, by a hash, so that the same bank always gives the same paper. */
const drawingOrder = (key: string): SQL =>
  sql`md5(${key} || coalesce(${questions.sourceKey}, ${questions.id}::text))`;

/** Computes the same order for a question not yet stored. @param named its source key */
export const drawingOrderOf = (key: string, named: string): string =>
  createHash('md5').update(`${key}${named}`).digest('hex');

/** A question that may be drawn, with its sort key in the drawing order. */
export interface Drawable {
  readonly id: string;
  readonly rank: string;
}

/** Finds the stored questions that a rule may draw, in drawing order. @param limit undefined for all */
export async function findDrawable(
  db: Queryable,
  companyId: string,
  { key, ...from }: DrawnFrom & Pick<PaperRule, 'key'>,
  paperId: string | undefined,
  limit?: number,
): Promise<Drawable[]> {
  const rank = drawingOrder(key);
  const { rows } = await db.execute<{ id: string; rank: string }>(sql`
    select ${questions.id} as id, ${rank} as rank ${drawable(companyId, from, paperId)}
    order by ${rank}, ${questions.id} ${limit === undefined ? sql`` : sql`limit ${limit}`}`);
  return rows;
}

/** Finds the questions reserved for exams, except those of one paper. @param paperId undefined excludes none */
export async function findClosedIds(
  db: Queryable,
  companyId: string,
  paperId: string | undefined,
): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${questions}
    where company_id = ${companyId} and is_closed and not is_hidden
      and not exists (select from ${paperQuestions} where question_id = ${questions.id} and paper_id = ${paperId ?? '0'})`);
  return new Set(rows.map(({ id }) => id));
}

/** Finds the questions in papers that are open for practice. */
export async function findOpenIds(db: Queryable, companyId: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct place.question_id as id from ${paperQuestions} place
    join ${papers} paper on paper.id = place.paper_id and paper.is_open
    where place.company_id = ${companyId}`);
  return new Set(rows.map(({ id }) => id));
}

/** A rule as the school wants it. */
export type RuleInput = DrawnFrom & Pick<PaperRule, 'key' | 'count'>;

/** A paper as the school wants it. */
export interface PaperInput<R extends RuleInput> {
  /** Undefined for a new paper. */
  readonly paperId: string | undefined;
  /** Its rules, in the order in which they draw. */
  readonly rules: readonly R[];
  /** Whether its stored rules not listed here stay. */
  readonly isKeepingOthers: boolean;
  /** Ids of the questions chosen by the school; undefined keeps the stored ones. */
  readonly chosen: readonly string[] | undefined;
  /** Returns the ids that a rule may draw, in drawing order, at most `most`. */
  readonly findIds: (rule: R, limit: number) => Promise<readonly string[]>;
  /** Tells whether a paper before this one has drawn the question for its exam, which reserves it. */
  readonly isReserved: (id: string) => boolean;
}

/** The result of drawing a paper. */
export interface Drawn<R extends RuleInput> {
  readonly short: readonly ShortRule<R>[];
  /** Ids of all its questions. */
  readonly ids: ReadonlySet<string>;
}

/** A rule with too few questions to draw. */
export interface ShortRule<R extends RuleInput> {
  readonly rule: R;
  /** Number of questions it gets. */
  readonly found: number;
  /** Whether enough questions match the rule, but rules or papers before it have taken them. */
  readonly isTaken: boolean;
}

type Criteria = Pick<WritableRow<typeof paperRules>, keyof DrawnFrom | 'count'>;

const criteriaOf = ({ category, subject, type, easiest, hardest, count }: Criteria): string =>
  JSON.stringify([category, subject, type, easiest, hardest, count]);

/** Reads the stored questions of a paper: those that each rule drew, and those that the school chose. */
async function readDrawn(
  db: Queryable,
  companyId: string,
  paperId: string,
): Promise<{ readonly rule: PaperRule | undefined; readonly ids: readonly string[] }[]> {
  const drawnQuestions = await db
    .select({ ruleId: paperQuestions.ruleId, questionId: paperQuestions.questionId })
    .from(paperQuestions)
    .where(and(eq(paperQuestions.companyId, companyId), eq(paperQuestions.paperId, paperId)));
  const rules = await db.select().from(paperRules).where(eq(paperRules.paperId, paperId));
  return [...Map.groupBy(drawnQuestions, ({ ruleId }) => ruleId)].map(([ruleId, drawn]) => ({
    rule: rules.find(({ id }) => id === ruleId),
    ids: drawn.map(({ questionId }) => questionId),
  }));
}

/**
 * Simulates {@link drawByRules} for a paper without writing anything; each question is drawn once, rule by
 * rule.
 * @returns the rules with too few questions, and the ids of all questions.
 */
export async function drawOnTrial<R extends RuleInput>(
  db: Queryable,
  companyId: string,
  { paperId, rules, isKeepingOthers, chosen, findIds, isReserved }: PaperInput<R>,
): Promise<Drawn<R>> {
  const stored = paperId === undefined ? [] : await readDrawn(db, companyId, paperId);
  const ruleByKey = new Map(rules.map((rule) => [rule.key.toLowerCase(), rule]));
  const usedIds = new Set(chosen);
  const held = new Map<RuleInput, number>();
  for (const { rule, ids } of stored) {
    const next = rule && ruleByKey.get(rule.key.toLowerCase());
    const stays =
      rule === undefined
        ? chosen === undefined
        : next === undefined
          ? isKeepingOthers
          : criteriaOf(next) === criteriaOf(rule);
    if (!stays) continue;
    const free = ids.filter((id) => !usedIds.has(id));
    for (const id of free) usedIds.add(id);
    if (next !== undefined) held.set(next, free.length);
  }
  const short: ShortRule<R>[] = [];
  for (const rule of rules) {
    const missing = rule.count - (held.get(rule) ?? 0);
    const ids = await findIds(rule, rule.count + usedIds.size);
    const left = ids.filter((id) => !usedIds.has(id) && !isReserved(id)).slice(0, missing);
    for (const id of left) usedIds.add(id);
    if (left.length < missing)
      short.push({ rule, found: rule.count - missing + left.length, isTaken: ids.length >= rule.count });
  }
  return { short, ids: usedIds };
}

const saveRow = rowSaver(paperRules);

/**
 * Inserts or updates a rule. A rule whose criteria are unchanged keeps its drawn questions. @param id undefined
 * for a new one.
 */
export async function savePaperRule(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: WritableRow<typeof paperRules>,
): Promise<string> {
  if (id === undefined) return saveRow(tx, companyId, id, values);
  const [before] = await tx.select().from(paperRules).where(eq(paperRules.id, id));
  await saveRow(tx, companyId, id, values);
  if (before !== undefined && criteriaOf(before) !== criteriaOf(values))
    await tx.delete(paperQuestions).where(eq(paperQuestions.ruleId, id));
  else
    await tx
      .update(paperQuestions)
      .set({
        sectionId: await findOrCreateSection(tx, companyId, values),
        score: values.score,
        number: sql`${DRAWN_OFFSET + values.position * OFFSET_PER_RULE} + ${paperQuestions.number} % ${OFFSET_PER_RULE}`,
      })
      .where(eq(paperQuestions.ruleId, id));
  return id;
}

/** Deletes rules, and removes the questions they drew from their papers. */
export const removePaperRules = rowDeleter(paperRules);

/**
 * Draws the questions missing in a company's papers. The order is deterministic, so the same bank gives the
 * same questions; those drawn before stay.
 * @throws {CommandError} where the bank has too few.
 */
export async function drawByRules(tx: Queryable, companyId: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string; missing: number; paper: string }>(sql`
    select rule.id, paper.name as paper, rule.count - count(drawn.question_id)::int as missing
    from ${paperRules} rule join ${papers} paper on paper.id = rule.paper_id
    left join ${paperQuestions} drawn on drawn.rule_id = rule.id
    where rule.company_id = ${companyId}
    group by rule.id, paper.id having count(drawn.question_id) < rule.count
    order by rule.paper_id, rule.position, rule.id`);
  if (rows.length === 0) return;
  const rules = new Map((await readPaperRules(tx, companyId)).map((rule) => [rule.id, rule]));
  for (const { id, missing, paper } of rows) {
    const rule = rules.get(id);
    if (rule === undefined) continue;
    const sectionId = await findOrCreateSection(tx, companyId, rule);
    const { rowCount } = await tx.execute(sql`
      insert into ${paperQuestions} (company_id, paper_id, section_id, question_id, number, score, rule_id)
      select ${companyId}, ${rule.paperId}, ${sectionId}, chosen.id,
        ${DRAWN_OFFSET + rule.position * OFFSET_PER_RULE + rule.count - missing}
          + row_number() over (order by chosen.place), ${rule.score}, ${id}
      from (
        select ${questions.id} as id, ${drawingOrder(rule.key)} as place
        ${drawable(companyId, rule, rule.paperId)}
          and not exists (select from ${paperQuestions} where paper_id = ${rule.paperId} and question_id = ${questions.id})
        order by place, id limit ${missing}) as chosen`);
    if ((rowCount ?? 0) < missing)
      throw new CommandError(
        `${paper}: “${rule.key}” asks for ${rule.count} questions, and the bank has ` +
          `${rule.count - missing + (rowCount ?? 0)} that no other rule of the paper has; ask for fewer, or add questions.`,
      );
  }
}
