import type { GenerateChapterIn, GenerateSmartPaperIn } from '@lectern/sdk/endpoints/question';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connection.ts';
import { doneBy, type QuestionKind, typeName, isAbout, isPractised } from '../question/index.ts';
import type { PlannedQuestion } from './generate.ts';
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

/** Reads the questions that may be asked, in the bank's order. */
export async function readChoices(
  db: Queryable,
  { companyId, userId, subjectId, pointIds }: Pool,
): Promise<Choice[]> {
  const which: SQL[] = [sql`q.company_id = ${companyId}`, sql`q.subject_id = ${subjectId}`, isPractised];
  if (pointIds !== undefined) which.push(isAbout(companyId, pointIds));
  const { rows } = await db.execute<Choice>(sql`
    with done as (${doneBy(userId, sql`question_id, was_right`, sql``)})
    select q.id::text, q.parent_id::text as material_id, coalesce(whole.type, q.type) as type, q.difficulty,
      done.question_id is not null as was_done, w.id is not null as is_wrong
    from questions q
    left join questions whole on whole.id = q.parent_id
    left join done on done.question_id = q.id
    left join wrong_questions w on w.question_id = q.id and w.user_id = ${userId ?? null} and w.removed_at is null
    where ${sql.join(which, sql` and `)}
    order by coalesce(whole.sort, q.sort), coalesce(whole.id, q.id), q.sort, q.id`);
  return rows;
}

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
export function mix(choices: readonly Choice[], seed: number): Choice[] {
  const groups = [...Map.groupBy(choices, (choice) => choice.material_id ?? choice.id).values()];
  return shuffle(groups, seed).flat();
}

/** Narrows a chapter to what its student wants to see of it. */
export function inScope(
  choices: readonly Choice[],
  { scope = 'all', types }: Pick<GenerateChapterIn, 'scope' | 'types'>,
): Choice[] {
  return choices.filter(
    (choice) =>
      (types === undefined || types.includes(choice.type)) &&
      (scope === 'all' || (scope === 'new' ? !choice.was_done : choice.is_wrong)),
  );
}

/** Orders a subject for going through it: what follows the last question done, then what was left out before it. */
export function inOrder(choices: readonly Choice[]): Choice[] {
  const last = choices.findLastIndex((choice) => choice.was_done);
  return [...choices.slice(last + 1), ...choices.slice(0, Math.max(0, last + 1))].filter(
    (choice) => !choice.was_done,
  );
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
