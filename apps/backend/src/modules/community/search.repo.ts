import { max, min, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { likePattern } from '../../platform/database/rows/likePattern.ts';
import { communityQuestions } from './community.tables.ts';

/** Letters of which neighbours are looked for together; what is shorter is found by the index alone. */
const GRAM = 2;
/** So many are found at most, the newest ones: whoever misses an older one says more of it. */
export const MOST_FOUND = 1000;
/** So many that have the words are read at most, where a subject or what is unanswered leaves most of them out. */
const MOST_READ = 3000;
/** About so many questions are looked through first. */
const FIRST_LOOK = 3000;

/** As `asked_in` counts weeks. */
const WEEK_MS = 7 * 24 * 3600_000;
const weekOf = (time: Date): number => Math.floor(time.getTime() / WEEK_MS);

/** Looks texts up by JSON, whatever signs stand in them. */
const textsOf = (texts: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::text::jsonb))`;

/**
 * Questions `given` that have words anywhere: the index finds those that have every two neighbouring letters of them,
 * and where there are more letters these are read.
 */
function hasWords(keyword: string): SQL {
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

/** Where words are looked for. */
export interface Shelf {
  readonly companyId: string;
  /** About how many questions it has. */
  readonly count: number;
  /** Holds of a question `given` that is wanted. */
  readonly fits: SQL;
}

/** The weeks of the oldest and of the newest question of a company; undefined when it has none. */
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

/** Finds what has the words in some weeks, the newest first. */
async function lookIn(
  db: Queryable,
  { companyId, fits }: Shelf,
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
 * Finds the newest questions that have words. Words that half of all questions have, and words that one has, cost about
 * the same: weeks are looked through from the newest on, and after the first it is known about how many are enough.
 */
export async function findByWords(db: Queryable, shelf: Shelf, keyword: string): Promise<string[]> {
  const weeks = await weeksOf(db, shelf.companyId);
  if (weeks === undefined) return [];
  const { oldest, newest } = weeks;
  const words = hasWords(keyword);
  const ids: string[] = [];
  let read = 0;
  let to = newest;
  let many = Math.ceil(((newest - oldest + 1) * FIRST_LOOK) / Math.max(1, shelf.count));
  while (to >= oldest && ids.length < MOST_FOUND && read < MOST_READ) {
    const from = Math.max(oldest, to - many + 1);
    const found = await lookIn(db, shelf, words, { from, to });
    ids.push(...found.ids);
    read += found.read;
    to = from - 1;
    const share = Math.min((MOST_FOUND - ids.length) / ids.length, (MOST_READ - read) / read);
    // A little more than what was seen lets expect, so that there is no third look for a few.
    many = Math.max(1, Math.ceil(1.2 * (newest - to) * share));
  }
  return ids.slice(0, MOST_FOUND);
}
