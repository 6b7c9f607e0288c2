import { type SQL, sql } from 'drizzle-orm';

/** Returns a `LIKE` pattern that finds a text anywhere, with wildcards in it escaped. */
export const likePattern = (text: string): string => `%${text.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Builds the case-insensitive condition that a text contains a lower-case {@link likePattern}. Where the
 * pattern has only ASCII letters with two cases, only those are lowered in each row: lowering by the rules of
 * all languages takes several times as long.
 */
export function likeInAnyCase(text: SQL, pattern: string): SQL {
  const hasOtherCases = [...pattern].some((sign) => sign > '\u007f' && sign.toUpperCase() !== sign);
  return sql`lower(${hasOtherCases ? text : sql`(${text}) collate "C"`}) like ${pattern}`;
}
