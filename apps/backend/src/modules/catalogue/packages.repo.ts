import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { commodities, packageItems, packages } from './catalogue.tables.ts';

/** Reads all packages of a company with their commodity, oldest first. */
export const readPackageRows = async (db: Queryable, companyId: string) =>
  db
    .select({ bundle: packages, commodity: commodities })
    .from(packages)
    .innerJoin(commodities, eq(commodities.packageId, packages.id))
    .where(eq(packages.companyId, companyId))
    .orderBy(asc(packages.id));

/** Reads the courses of a company's packages, in order by package. */
export const readPackageItemRows = (
  db: Queryable,
  companyId: string,
): Promise<(typeof packageItems.$inferSelect)[]> =>
  db
    .select()
    .from(packageItems)
    .where(eq(packageItems.companyId, companyId))
    .orderBy(asc(packageItems.packageId), asc(packageItems.position), asc(packageItems.id));
