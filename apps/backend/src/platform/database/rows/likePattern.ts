import { type SQL, sql } from 'drizzle-orm';

/** Writes words as a pattern that finds them anywhere, each sign standing for itself. */
export const likePattern = (words: string): string => `%${words.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Holds of a text that has a {@link likePattern} of words in lower case, whatever case its own letters have. Where the
 * words have no letters of two cases but those of ASCII, these alone are lowered: to lower all languages takes several
 * times as long, and each row is.
 */
export function likeInAnyCase(text: SQL, pattern: string): SQL {
  const hasOtherCases = [...pattern].some((sign) => sign > '\u007f' && sign.toUpperCase() !== sign);
  return sql`lower(${hasOtherCases ? text : sql`(${text}) collate "C"`}) like ${pattern}`;
}
