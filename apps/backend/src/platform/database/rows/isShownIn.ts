import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Builds the condition that a school shows a row: the row is its own, or belongs to all schools of the company.
 * @param owner the column with the id of the school that owns the row.
 */
export const isShownIn = (schoolId: string, owner: SQLWrapper): SQL<boolean> =>
  sql<boolean>`(${owner} is null or ${owner} = ${schoolId})`;
