import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { and, arrayOverlaps, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies, type Company, schools } from '../../platform/database/tables/companies.tables.ts';
import { type CompanyFolder, readSchoolFolders, type SchoolFolder } from './schoolFolders.ts';

/** The folder of the demonstration's schools. */
export const SCHOOLS_FOLDER = fileURLToPath(new URL('../../../schools', import.meta.url));

async function seedSchool(db: Queryable, companyId: string, school: SchoolFolder): Promise<boolean> {
  const values = { name: school.name, defaultFlag: school.isDefault, config: school.config };
  const [existing] = await db
    .select()
    .from(schools)
    .where(and(eq(schools.companyId, companyId), eq(schools.suffix, school.suffix)));
  if (existing === undefined) {
    await db.insert(schools).values({ companyId, suffix: school.suffix, ...values });
    return true;
  }
  const { name, defaultFlag, config } = existing;
  if (isDeepStrictEqual({ name, defaultFlag, config }, values)) return false;
  await db.update(schools).set(values).where(eq(schools.id, existing.id));
  return true;
}

function holds({ name, hosts, origins, config }: Company, values: Partial<Company>): boolean {
  return isDeepStrictEqual({ name, hosts, origins, config }, values);
}

async function seedCompany(db: Queryable, folder: CompanyFolder): Promise<string | undefined> {
  const values = {
    name: folder.name,
    hosts: [...folder.hosts],
    origins: [...folder.origins],
    config: folder.config,
  };
  const [existing] = await db.select().from(companies).where(arrayOverlaps(companies.hosts, values.hosts));
  let hasChanged = false;
  let companyId = existing?.id;
  if (existing === undefined) {
    const [created] = await db.insert(companies).values(values).returning({ id: companies.id });
    companyId = created?.id;
    hasChanged = true;
  } else if (!holds(existing, values)) {
    await db.update(companies).set(values).where(eq(companies.id, existing.id));
    hasChanged = true;
  }
  if (companyId === undefined) throw new Error(`The company ${folder.name} was not made`);
  // The previous default school must be changed first, since a company has exactly one.
  const chosen = folder.schools.find((school) => school.isDefault);
  await db
    .update(schools)
    .set({ defaultFlag: false })
    .where(
      and(
        eq(schools.companyId, companyId),
        eq(schools.defaultFlag, true),
        ne(schools.suffix, chosen?.suffix ?? ''),
      ),
    );
  for (const school of folder.schools) {
    if (await seedSchool(db, companyId, school)) hasChanged = true;
  }
  return hasChanged ? companyId : undefined;
}

/**
 * Takes a lock until the transaction ends, so that of several processes that start at once only one creates
 * companies.
 */
export const lockCompanies = async (tx: Queryable): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock(7263005)`));

/**
 * Updates companies and schools from their folders, in the caller's transaction. A company is identified by its
 * hosts, a school by its suffix; schools without a folder stay, since students belong to them.
 * @param edits folder with the changes made by commands, where they may not change the folder itself
 * @returns ids of the changed companies.
 */
export async function seedSchools(
  db: Queryable,
  folder = SCHOOLS_FOLDER,
  edits: string | undefined = folder,
): Promise<string[]> {
  await lockCompanies(db);
  const changed: string[] = [];
  for (const company of await readSchoolFolders(folder, edits)) {
    const id = await seedCompany(db, company);
    if (id !== undefined) changed.push(id);
  }
  return changed;
}
