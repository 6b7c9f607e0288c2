import { createHash } from 'node:crypto';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { CommandError } from '../../platform/commands/commandError.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { firstId, removesRows, type Written } from '../../platform/database/rows/writtenRow.ts';
import {
  paperQuestions,
  paperRules,
  papers,
  questionCategories,
  questions,
  questionSubjects,
} from './bank.tables.ts';
import { sectionNamed } from './school.service.ts';

/** What is drawn into a paper. */
export type PaperRule = typeof paperRules.$inferSelect;
/** Which questions a rule may draw. */
export type DrawnFrom = Pick<PaperRule, 'category' | 'subject' | 'type' | 'easiest' | 'hardest'>;

/** Drawn questions stand behind those that the school chose, rule by rule. */
const BEHIND = 100_000;
const APART = 1000;

/** Reads what is drawn into the papers of a company, paper by paper in its order. */
export const readPaperRules = (db: Queryable, companyId: string): Promise<PaperRule[]> =>
  db
    .select()
    .from(paperRules)
    .where(eq(paperRules.companyId, companyId))
    .orderBy(asc(paperRules.paperId), asc(paperRules.position), asc(paperRules.id));

/**
 * Finds the questions that a rule may draw: those that stand alone, and that are not kept for an exam of another paper.
 * @param paperId whose own questions are no other's
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

/** Where the questions of a rule stand before they are drawn: the same bank gives the same paper. */
const placeFor = (key: string): SQL =>
  sql`md5(${key} || coalesce(${questions.sourceKey}, ${questions.id}::text))`;

/** The same for a question that is not there yet. @param named its own code */
export const placeOf = (key: string, named: string): string =>
  createHash('md5').update(`${key}${named}`).digest('hex');

/** A question that may be drawn, and where it stands before that. */
export interface Drawable {
  readonly id: string;
  readonly place: string;
}

/** Finds what a rule may draw of the bank as it is, the first ones first. @param most undefined for all of it */
export async function findDrawable(
  db: Queryable,
  companyId: string,
  { key, ...from }: DrawnFrom & Pick<PaperRule, 'key'>,
  paperId: string | undefined,
  most?: number,
): Promise<Drawable[]> {
  const place = placeFor(key);
  const { rows } = await db.execute<{ id: string; place: string }>(sql`
    select ${questions.id} as id, ${place} as place ${drawable(companyId, from, paperId)}
    order by ${place}, ${questions.id} ${most === undefined ? sql`` : sql`limit ${most}`}`);
  return rows;
}

/** Finds the questions that are kept for exams, those of one paper left out. @param paperId undefined leaves out none */
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

/** Finds the questions that stand in papers which students may practise. */
export async function findOpenIds(db: Queryable, companyId: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct place.question_id as id from ${paperQuestions} place
    join ${papers} paper on paper.id = place.paper_id and paper.is_open
    where place.company_id = ${companyId}`);
  return new Set(rows.map(({ id }) => id));
}

/** A rule as a paper shall have it. */
export type AskedRule = DrawnFrom & Pick<PaperRule, 'key' | 'count'>;

/** A paper as it shall be. */
export interface AskedPaper<R extends AskedRule> {
  /** Undefined for one that is not there yet. */
  readonly paperId: string | undefined;
  /** Its rules, in the order in which they draw. */
  readonly rules: readonly R[];
  /** True where rules that it has beside them stay. */
  readonly isKeepingOthers: boolean;
  /** Ids of the questions that are chosen; undefined for those that it has. */
  readonly chosen: readonly string[] | undefined;
  /** Tells the ids that a rule may draw, in the order in which it does: so many, or all that there are. */
  readonly findIds: (rule: R, most: number) => Promise<readonly string[]>;
  /** Tells what papers before it have drawn for their exams, which it may not have. */
  readonly isKept: (id: string) => boolean;
}

/** What becomes of a paper. */
export interface Drawn<R extends AskedRule> {
  readonly short: readonly ShortRule<R>[];
  /** Ids of all that it then has. */
  readonly ids: ReadonlySet<string>;
}

/** A rule that asks for more than is left. */
export interface ShortRule<R extends AskedRule> {
  readonly rule: R;
  /** How many questions it could have. */
  readonly found: number;
  /** True where others that draw before it have taken what it lacks. */
  readonly isTaken: boolean;
}

type WhatIsAsked = Pick<Written<typeof paperRules>, keyof DrawnFrom | 'count'>;

const asksOf = ({ category, subject, type, easiest, hardest, count }: WhatIsAsked): string =>
  JSON.stringify([category, subject, type, easiest, hardest, count]);

/** Reads what a paper has: what each of its rules drew, and what was chosen. */
async function readDrawn(
  db: Queryable,
  companyId: string,
  paperId: string,
): Promise<{ readonly rule: PaperRule | undefined; readonly ids: readonly string[] }[]> {
  const places = await db
    .select({ ruleId: paperQuestions.ruleId, questionId: paperQuestions.questionId })
    .from(paperQuestions)
    .where(and(eq(paperQuestions.companyId, companyId), eq(paperQuestions.paperId, paperId)));
  const rules = await db.select().from(paperRules).where(eq(paperRules.paperId, paperId));
  return [...Map.groupBy(places, ({ ruleId }) => ruleId)].map(([ruleId, drawn]) => ({
    rule: rules.find(({ id }) => id === ruleId),
    ids: drawn.map(({ questionId }) => questionId),
  }));
}

/**
 * Draws a paper as {@link drawByRules} will, without writing anything: each question once, rule by rule.
 * @returns the rules for which too few questions are left, and what the paper has.
 */
export async function drawOnTrial<R extends AskedRule>(
  db: Queryable,
  companyId: string,
  { paperId, rules, isKeepingOthers, chosen, findIds, isKept }: AskedPaper<R>,
): Promise<Drawn<R>> {
  const stored = paperId === undefined ? [] : await readDrawn(db, companyId, paperId);
  const asked = new Map(rules.map((rule) => [rule.key.toLowerCase(), rule]));
  const taken = new Set(chosen);
  const held = new Map<AskedRule, number>();
  for (const { rule, ids } of stored) {
    const next = rule && asked.get(rule.key.toLowerCase());
    const stays =
      rule === undefined
        ? chosen === undefined
        : next === undefined
          ? isKeepingOthers
          : asksOf(next) === asksOf(rule);
    if (!stays) continue;
    const free = ids.filter((id) => !taken.has(id));
    for (const id of free) taken.add(id);
    if (next !== undefined) held.set(next, free.length);
  }
  const short: ShortRule<R>[] = [];
  for (const rule of rules) {
    const missing = rule.count - (held.get(rule) ?? 0);
    const ids = await findIds(rule, rule.count + taken.size);
    const left = ids.filter((id) => !taken.has(id) && !isKept(id)).slice(0, missing);
    for (const id of left) taken.add(id);
    if (left.length < missing)
      short.push({
        rule,
        found: rule.count - missing + left.length,
        isTaken: ids.length >= rule.count,
      });
  }
  return { short, ids: taken };
}

/** Writes a rule. One that asks for the same keeps what it drew. @param id undefined for a new one. */
export async function savePaperRule(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: Written<typeof paperRules>,
): Promise<string> {
  if (id === undefined)
    return firstId(
      await tx
        .insert(paperRules)
        .values({ ...values, companyId })
        .returning({ id: paperRules.id }),
    );
  const [before] = await tx.select().from(paperRules).where(eq(paperRules.id, id));
  await tx.update(paperRules).set(values).where(eq(paperRules.id, id));
  if (before !== undefined && asksOf(before) !== asksOf(values))
    await tx.delete(paperQuestions).where(eq(paperQuestions.ruleId, id));
  else
    await tx
      .update(paperQuestions)
      .set({
        sectionId: await sectionNamed(tx, companyId, values),
        score: values.score,
        number: sql`${BEHIND + values.position * APART} + ${paperQuestions.number} % ${APART}`,
      })
      .where(eq(paperQuestions.ruleId, id));
  return id;
}

/** Deletes rules, and takes out of their papers what they drew. */
export const removePaperRules = removesRows(paperRules);

/**
 * Draws what is missing. The same bank gives the same questions, whoever applies the rule; what was drawn before stays.
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
    const sectionId = await sectionNamed(tx, companyId, rule);
    const { rowCount } = await tx.execute(sql`
      insert into ${paperQuestions} (company_id, paper_id, section_id, question_id, number, score, rule_id)
      select ${companyId}, ${rule.paperId}, ${sectionId}, chosen.id,
        ${BEHIND + rule.position * APART + rule.count - missing} + row_number() over (order by chosen.place), ${rule.score}, ${id}
      from (
        select ${questions.id} as id, ${placeFor(rule.key)} as place
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
