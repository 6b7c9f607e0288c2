import { and, asc, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { schools, type School } from '../../platform/database/tables/companies.tables.ts';

/** A company's schools, the default one first, then as they were made. */
export function listSchools(db: Queryable, companyId: string): Promise<School[]> {
  return db
    .select()
    .from(schools)
    .where(eq(schools.companyId, companyId))
    .orderBy(desc(schools.defaultFlag), asc(schools.id));
}

/** The school of a company with this suffix. */
export async function findSchoolBySuffix(
  db: Queryable,
  companyId: string,
  suffix: string,
): Promise<School | undefined> {
  const [school] = await db
    .select()
    .from(schools)
    .where(and(eq(schools.companyId, companyId), eq(schools.suffix, suffix)));
  return school;
}

/** The default school of a company. */
export async function findDefaultSchool(db: Queryable, companyId: string): Promise<School | undefined> {
  const [school] = await db
    .select()
    .from(schools)
    .where(and(eq(schools.companyId, companyId), eq(schools.defaultFlag, true)));
  return school;
}
