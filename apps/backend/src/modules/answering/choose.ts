import type { GenerateChapterIn, GenerateSmartPaperIn } from '@lectern/sdk/endpoints/question';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { doneBy, type QuestionKind, typeName, isAbout, isPractised } from '../question/index.ts';
import type { PlannedQuestion } from './beginRecord.service.ts';
import { shuffle } from './shuffle.ts';

/** A question that may be asked, with what its student did with it so far. */
export interface Choice extends Record<string, unknown> {
  readonly id: string;
  /** The material that it stands under. */
  readonly material_id: string | null;
  /** Of the material, where there is one. */
  readonly type: QuestionKind;
  readonly difficulty: number;
  readonly was_done: boolean;
  readonly is_wrong: boolean;
}

/** Whose choice, and of what. */
export interface Pool {
  readonly companyId: string;
  readonly userId: string | undefined;
  readonly subjectId: string;
  readonly pointIds?: readonly string[];
}

/** Which of the questions that may be asked are read: a subject may have tens of thousands. */
export interface Sieve {
  /** Holds of a `choice`: a row as {@link Choice} has it. */
  readonly only: SQL;
  /**
   * Orders what is asked together (a question, or a material with its parts), by `is_repetition` (all of it was done
   * before), its first `place` in the bank's order, the `last_done` place of all, and its `whole_id`.
   */
  readonly order: SQL;
  /** So many are read, of each kind where `isOfEachKind`. */
  readonly most: number;
  readonly isOfEachKind?: boolean;
}

/** Reads the first of the questions that may be asked, in the order of the sieve. */
export async function readChoices(
  db: Queryable,
  { companyId, userId, subjectId, pointIds }: Pool,
  { only, order, most, isOfEachKind = false }: Sieve,
): Promise<Choice[]> {
  const which: SQL[] = [sql`q.company_id = ${companyId}`, sql`q.subject_id = ${subjectId}`, isPractised];
  if (pointIds !== undefined) which.push(isAbout(companyId, pointIds));
  const { rows } = await db.execute<Choice>(sql`
    with done as (${doneBy(userId, sql`question_id, was_right`, sql``)}),
    choice as (
      select q.id, q.parent_id as material_id, coalesce(whole.id, q.id) as whole_id, coalesce(whole.type, q.type) as type, q.difficulty,
        done.question_id is not null as was_done, w.id is not null as is_wrong,
        row_number() over (order by coalesce(whole.sort, q.sort), coalesce(whole.id, q.id), q.sort, q.id) as place
      from questions q
      left join questions whole on whole.id = q.parent_id
      left join done on done.question_id = q.id
      left join wrong_questions w on w.question_id = q.id and w.user_id = ${userId ?? null} and w.removed_at is null
      where ${sql.join(which, sql` and `)}
    ),
    together as (
      select whole_id, type, bool_and(was_done) as is_repetition, min(place) as place,
        (select max(place) from choice where was_done) as last_done
      from choice where ${only} group by whole_id, type
    ),
    ranked as (
      select whole_id, row_number() over (${isOfEachKind ? sql`partition by type` : sql``} order by ${order},
        whole_id) as rank from together
    )
    select choice.id::text, choice.material_id::text, choice.type, choice.difficulty, choice.was_done, choice.is_wrong
    from ranked join choice using (whole_id)
    where ranked.rank <= ${most} and ${only}
    order by ranked.rank, choice.place`);
  return rows;
}

/** Narrows a chapter to what its student wants to see of it; what was never done comes first. */
export function chapterSieve(
  { scope = 'all', types }: Pick<GenerateChapterIn, 'scope' | 'types'>,
  most: number,
): Sieve {
  const inScope = { all: sql`true`, new: sql`not choice.was_done`, wrong: sql`choice.is_wrong` }[scope];
  const only =
    types === undefined ? inScope : sql`choice.type = any(${`{${types.join(',')}}`}::text[]) and ${inScope}`;
  return { only, order: sql`is_repetition, place`, most };
}

/** Goes through a subject: what follows the last question done, then what was left out before it. */
export const orderSieve = (most: number): Sieve => ({
  only: sql`not choice.was_done`,
  order: sql`place < last_done, place`,
  most,
});

const shuffled = (seed: number): SQL => sql`hashint8extended(whole_id, ${seed})`;

/** Groups are of a question at least, so that as many as are wished of all kinds are enough of each. */
export function smartSieve(
  { types, difficulty }: Pick<GenerateSmartPaperIn, 'types' | 'difficulty'>,
  seed: number,
): Sieve {
  const named = `{${types.map(({ type }) => type).join(',')}}`;
  const only = sql`choice.type = any(${named}::text[])`;
  return {
    only: difficulty === undefined ? only : sql`${only} and choice.difficulty = ${difficulty}`,
    order: sql`is_repetition, ${shuffled(seed)}`,
    most: types.reduce((sum, { number }) => sum + number, 0),
    isOfEachKind: true,
  };
}

/** The same questions in the same order for all who have the seed. */
export const shuffledSieve = (seed: number, count: number): Sieve => ({
  only: sql`true`,
  order: shuffled(seed),
  // Some of them may be too long.
  most: 5 * count,
});

/** Takes about so many questions; the parts of a material are taken together, since they make no sense apart. */
export function take(choices: readonly Choice[], count: number): Choice[] {
  const taken: Choice[] = [];
  for (const group of Map.groupBy(choices, (choice) => choice.material_id ?? choice.id).values()) {
    if (taken.length >= count) break;
    taken.push(...group);
  }
  return taken;
}

/**
 * Takes just so many questions where the materials allow it: one that would be too long gives way to what comes
 * after it. Otherwise it takes about so many, as {@link take} does.
 */
export function takeJust(choices: readonly Choice[], count: number): Choice[] {
  const taken: Choice[] = [];
  for (const group of Map.groupBy(choices, (choice) => choice.material_id ?? choice.id).values()) {
    if (taken.length + group.length <= count) taken.push(...group);
  }
  return taken.length === count ? taken : take(choices, count);
}

/** Shuffles questions by a seed; the parts of a material stay together and in order. */
function mix(choices: readonly Choice[], seed: number): Choice[] {
  const groups = [...Map.groupBy(choices, (choice) => choice.material_id ?? choice.id).values()];
  return shuffle(groups, seed).flat();
}

/**
 * Puts a paper together by kind and number, one section a kind. What was never done comes first.
 * @returns undefined when there are too few questions of a kind.
 */
export function bySmartRules(
  choices: readonly Choice[],
  { types, difficulty }: Pick<GenerateSmartPaperIn, 'types' | 'difficulty'>,
  seed: number,
): Choice[] | undefined {
  const chosen: Choice[] = [];
  for (const { type, number } of types) {
    const fitting = choices.filter(
      (choice) =>
        // A kind that is named twice gets other questions.
        !chosen.includes(choice) &&
        choice.type === type &&
        (difficulty === undefined || choice.difficulty === difficulty),
    );
    if (fitting.length < number) return undefined;
    const mixed = mix(fitting, seed);
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

/** Writes chosen questions as an exercise's plan, each worth a point; `section` names all of them, else their kinds do. */
export function planned(choices: readonly Choice[], section?: string): PlannedQuestion[] {
  return choices.map(({ id, material_id: materialId, type }) => ({
    questionId: id,
    materialId,
    sectionName: section ?? typeName(type),
    score: 1,
  }));
}
