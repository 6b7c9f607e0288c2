import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Tells whether a school shows a row: its own, or one that all schools of the company show.
 * @param owner the column that names whose row it is.
 */
export const isShownIn = (schoolId: string, owner: SQLWrapper): SQL<boolean> =>
  sql<boolean>`(${owner} is null or ${owner} = ${schoolId})`;
