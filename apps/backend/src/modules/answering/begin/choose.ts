import type { GenerateChapterIn, GenerateSmartPaperIn } from '@lectern/sdk/endpoints/question';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { bankOf, doneBy, type QuestionKind, typeName } from '../../question/index.ts';
import type { PlannedQuestion } from './beginRecord.service.ts';
import { shuffle } from './shuffle.ts';

/** A question that may be asked, and whether the student did it before. */
export interface Choice extends Record<string, unknown> {
  readonly id: string;
  /** The material that the question belongs to. */
  readonly material_id: string | null;
  /** The kind of the material where there is one, else of the question. */
  readonly type: QuestionKind;
  readonly difficulty: number;
  readonly was_done: boolean;
}

/** The questions to choose from, and the student to choose for. */
export interface Pool {
  readonly companyId: string;
  readonly userId: string | undefined;
  readonly subjectId: string;
  readonly pointIds?: readonly string[];
}

/** Which candidates are read and in what order, since a subject may have tens of thousands of questions. */
export interface Selection {
  /** A condition on a `choice`, which has `type`, `difficulty`, `was_done`, `is_wrong` and `is_open`. */
  readonly only: SQL;
  /**
   * The order of groups (a single question, or a material with its parts). It may use `is_repetition` (all of
   * the group was done before), `whole_sort` and `whole_id` (the order of the bank), and the same two columns
   * of `last_done`.
   */
  readonly order: SQL;
  /** Maximum groups read; per kind where `isOfEachKind` is set. */
  readonly limit: number;
  readonly isOfEachKind?: boolean;
}

/** Reads the first candidates in the order of the given selection. */
export async function readChoices(
  db: Queryable,
  { companyId, userId, subjectId, pointIds }: Pool,
  { only, order, limit, isOfEachKind = false }: Selection,
): Promise<Choice[]> {
  const { single, part } = bankOf(companyId, subjectId, pointIds);
  const did = sql`
    q.id in (${doneBy(userId, sql`question_id`, sql`and done.subject_id = ${subjectId}`)}) as was_done,
    q.id in (select question_id from wrong_questions where user_id = ${userId ?? null} and removed_at is null) as is_wrong,
    q.type = 'open' as is_open`;
  const last = (choices: SQL): SQL =>
    sql`(select whole_sort, whole_id from ${choices} where was_done order by whole_sort desc, whole_id desc limit 1)`;
  const { rows } = await db.execute<Choice>(sql`
    with single as not materialized (
      select q.id as whole_id, q.sort as whole_sort, q.type, q.difficulty, ${did} ${single}
    ),
    part as materialized (
      select whole.id as whole_id, whole.sort as whole_sort, whole.type, q.id, q.sort, q.difficulty, ${did} ${part}
    ),
    last_done as (
      select whole_sort, whole_id from (${last(sql`single`)} union all ${last(sql`part`)}) each
      order by whole_sort desc, whole_id desc limit 1
    ),
    together as (
      select whole_id, whole_sort, type, difficulty, was_done as is_repetition, false as has_parts from single choice where ${only}
      union all
      select whole_id, whole_sort, type, 0, bool_and(was_done), true from part choice where ${only} group by 1, 2, 3
    ),
    kinds as (${isOfEachKind ? sql`select distinct type from together` : sql`select null as type`}),
    first as (
      select each.*, row_number() over () as rank from kinds cross join lateral (
        select * from together ${isOfEachKind ? sql`where together.type = kinds.type` : sql``}
        order by ${order}, whole_id limit ${limit}
      ) each
    )
    select coalesce(choice.id, first.whole_id)::text as id, case when first.has_parts then first.whole_id::text end as material_id,
      first.type, coalesce(choice.difficulty, first.difficulty) as difficulty, coalesce(choice.was_done, first.is_repetition) as was_done
    from first left join (select * from part choice where ${only}) choice on first.has_parts and choice.whole_id = first.whole_id
    order by first.rank, choice.sort, choice.id`);
  return rows;
}

/** Selects questions of a chapter in the scope that the student chose, new ones first. */
export function chapterSelection(
  { scope = 'all', types }: Pick<GenerateChapterIn, 'scope' | 'types'>,
  limit: number,
): Selection {
  const inScope = { all: sql`true`, new: sql`not choice.was_done`, wrong: sql`choice.is_wrong` }[scope];
  const only =
    types === undefined ? inScope : sql`choice.type = any(${`{${types.join(',')}}`}::text[]) and ${inScope}`;
  return { only, order: sql`is_repetition, whole_sort`, limit };
}

/**
 * Selects the undone questions of a subject in the order of the bank: those after the last one done (or of its
 * material), then those skipped before.
 */
export const sequentialSelection = (limit: number): Selection => ({
  only: sql`not choice.was_done`,
  order: sql`(whole_sort, whole_id) < (select whole_sort, whole_id from last_done), whole_sort`,
  limit,
});

const shuffled = (seed: number): SQL => sql`hashint8extended(whole_id, ${seed})`;

/**
 * Selects questions for a composed paper. Each group has at least one question, so reading as many groups of
 * each kind as the paper has questions is enough.
 */
export function smartSelection(
  { types, difficulty }: Pick<GenerateSmartPaperIn, 'types' | 'difficulty'>,
  seed: number,
): Selection {
  const named = `{${types.map(({ type }) => type).join(',')}}`;
  const only = sql`choice.type = any(${named}::text[])`;
  return {
    only: difficulty === undefined ? only : sql`${only} and choice.difficulty = ${difficulty}`,
    order: sql`is_repetition, ${shuffled(seed)}`,
    limit: types.reduce((sum, { number }) => sum + number, 0),
    isOfEachKind: true,
  };
}

/** Selects questions in a shuffled order that is the same for everybody with the same seed. */
export const shuffledSelection = (seed: number, count: number): Selection => ({
  only: sql`true`,
  order: shuffled(seed),
  // Some materials may have too many parts to fit.
  limit: 5 * count,
});

/**
 * Selects the questions of a daily practice. Open questions are left out, since students score those themselves
 * and the day has a ranking.
 */
export const dailySelection = (seed: number, count: number): Selection => ({
  ...shuffledSelection(seed, count),
  only: sql`not choice.is_open`,
});

/** Groups questions by their material; any other question is a group of its own. */
const groupsOf = (choices: readonly Choice[]): Choice[][] => [
  ...Map.groupBy(choices, (choice) => choice.material_id ?? choice.id).values(),
];

/** Takes about `count` questions; the parts of a material are taken together, since they make no sense apart. */
export function take(choices: readonly Choice[], count: number): Choice[] {
  const chosen: Choice[] = [];
  for (const group of groupsOf(choices)) {
    if (chosen.length >= count) break;
    chosen.push(...group);
  }
  return chosen;
}

/**
 * Takes exactly `count` questions where possible, skipping materials that are too long. Otherwise takes about
 * that number, as {@link take} does.
 */
export function takeExactly(choices: readonly Choice[], count: number): Choice[] {
  const chosen: Choice[] = [];
  for (const group of groupsOf(choices)) {
    if (chosen.length + group.length <= count) chosen.push(...group);
  }
  return chosen.length === count ? chosen : take(choices, count);
}

/** Shuffles questions by a seed; the parts of a material stay together and in order. */
const shuffleGroups = (choices: readonly Choice[], seed: number): Choice[] =>
  shuffle(groupsOf(choices), seed).flat();

/**
 * Composes a paper by kind and number, one section per kind, preferring questions never done.
 * @returns undefined where there are too few questions of a kind.
 */
export function composeSmartPaper(
  choices: readonly Choice[],
  { types, difficulty }: Pick<GenerateSmartPaperIn, 'types' | 'difficulty'>,
  seed: number,
): Choice[] | undefined {
  const chosen: Choice[] = [];
  for (const { type, number } of types) {
    const fitting = choices.filter(
      (choice) =>
        // A kind that is listed twice gets different questions each time.
        !chosen.includes(choice) &&
        choice.type === type &&
        (difficulty === undefined || choice.difficulty === difficulty),
    );
    if (fitting.length < number) return undefined;
    const mixed = shuffleGroups(fitting, seed);
    chosen.push(
      ...take(
        [
          ...mixed.filter(({ was_done: wasDone }) => !wasDone),
          ...mixed.filter(({ was_done: wasDone }) => wasDone),
        ],
        number,
      ),
    );
  }
  return chosen;
}

/**
 * Converts chosen questions to planned ones, each worth one point. All get the section name `section`, by
 * default the name of their kind.
 */
export function planned(choices: readonly Choice[], section?: string): PlannedQuestion[] {
  return choices.map(({ id, material_id: materialId, type }) => ({
    questionId: id,
    materialId,
    sectionName: section ?? typeName(type),
    score: 1,
  }));
}
