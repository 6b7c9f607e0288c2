import { max, min, type SQL, sql } from 'drizzle-orm';
import { textsOf } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { likePattern } from '../../platform/database/rows/likePattern.ts';
import { communityQuestions } from './community.tables.ts';

/** Length of the character sequences in the index; texts up to this length are answered by the index alone. */
const GRAM = 2;
/** Maximum number of matches, the newest ones; a more specific search finds older ones. */
export const MAX_FOUND = 1000;
/** Maximum matches read where a subject or the filter for unanswered questions leaves most of them out. */
const MAX_READ = 3000;
/** Approximate number of questions searched in the first step. */
const FIRST_STEP_QUESTIONS = 3000;

/** Length of a week as in the function `asked_in`. */
const WEEK_MS = 7 * 24 * 3600_000;
const weekOf = (time: Date): number => Math.floor(time.getTime() / WEEK_MS);

/**
 * Selects questions `given` that contain a text. The index finds those with every pair of its characters; for
 * longer texts the candidates are checked as well.
 */
function containsKeyword(keyword: string): SQL {
  const letters = [...keyword.toLowerCase()];
  const grams =
    letters.length < GRAM ? letters : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  const pattern = likePattern(keyword);
  const reading =
    letters.length <= GRAM
      ? sql``
      : sql` and (given.title ilike ${pattern} or given.content ilike ${pattern})`;
  return sql`text_grams(given.title || E'\\n' || given.content) @> ${textsOf(grams)}${reading}`;
}

/** The questions to search. */
export interface SearchedQuestions {
  readonly companyId: string;
  /** Approximate number of these questions. */
  readonly count: number;
  /** Condition on a question `given`. */
  readonly fits: SQL;
}

/** Reads the weeks of a company's oldest and newest question; undefined without questions. */
async function weeksOf(
  db: Queryable,
  companyId: string,
): Promise<{ readonly oldest: number; readonly newest: number } | undefined> {
  const { askedAt, removedBy } = communityQuestions;
  const [row] = await db
    .select({ oldest: min(askedAt), newest: max(askedAt) })
    .from(communityQuestions)
    .where(sql`${communityQuestions.companyId} = ${companyId} and ${removedBy} is null`);
  return row === undefined || row.oldest === null || row.newest === null
    ? undefined
    : { oldest: weekOf(row.oldest), newest: weekOf(row.newest) };
}

/** Finds the matches in a range of weeks, newest first. */
async function searchWeeks(
  db: Queryable,
  { companyId, fits }: SearchedQuestions,
  words: SQL,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<{ readonly read: number; readonly ids: string[] }> {
  const weeks = Array.from({ length: to - from + 1 }, (_, index) => `${companyId}:${from + index}`);
  const { rows } = await db.execute<{ read: number; ids: string[] }>(sql`
    select count(*)::int as read,
      coalesce(array_agg(given.id::text order by given.asked_at desc, given.id desc) filter (where ${fits}), '{}') as ids
    from community_questions given
    where ${words} and asked_in(given.company_id, given.asked_at) && ${textsOf(weeks)}
      and given.company_id = ${companyId} and given.removed_by is null`);
  return rows[0] ?? { read: 0, ids: [] };
}

/**
 * Finds the newest questions that contain a text. Frequent and rare texts cost about the same: the weeks are
 * searched from the newest back, and the first step shows about how many are enough.
 */
export async function findByKeyword(
  db: Queryable,
  searched: SearchedQuestions,
  keyword: string,
): Promise<string[]> {
  const weeks = await weeksOf(db, searched.companyId);
  if (weeks === undefined) return [];
  const { oldest, newest } = weeks;
  const containsText = containsKeyword(keyword);
  const ids: string[] = [];
  let read = 0;
  let to = newest;
  let many = Math.ceil(((newest - oldest + 1) * FIRST_STEP_QUESTIONS) / Math.max(1, searched.count));
  while (to >= oldest && ids.length < MAX_FOUND && read < MAX_READ) {
    const from = Math.max(oldest, to - many + 1);
    const found = await searchWeeks(db, searched, containsText, { from, to });
    ids.push(...found.ids);
    read += found.read;
    to = from - 1;
    const ratio = Math.min((MAX_FOUND - ids.length) / ids.length, (MAX_READ - read) / read);
    // 20 % more than extrapolated, to avoid a third step for a few matches.
    many = Math.max(1, Math.ceil(1.2 * (newest - to) * ratio));
  }
  return ids.slice(0, MAX_FOUND);
}
