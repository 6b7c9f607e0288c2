import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { commodities, type Commodity, packageItems, packages } from './catalogue.tables.ts';

/** A package with its place on the shelf. */
export interface ShelvedPackage {
  readonly bundle: typeof packages.$inferSelect;
  readonly commodity: Commodity;
}

/** Reads all packages of a company with what they cost, oldest first. */
export const readPackageRows = (db: Queryable, companyId: string): Promise<ShelvedPackage[]> =>
  db
    .select({ bundle: packages, commodity: commodities })
    .from(packages)
    .innerJoin(commodities, eq(commodities.packageId, packages.id))
    .where(eq(packages.companyId, companyId))
    .orderBy(asc(packages.id));

/** Reads what is in the packages of a company, package by package in its order. */
export const readPackageItemRows = (
  db: Queryable,
  companyId: string,
): Promise<(typeof packageItems.$inferSelect)[]> =>
  db
    .select()
    .from(packageItems)
    .where(eq(packageItems.companyId, companyId))
    .orderBy(asc(packageItems.packageId), asc(packageItems.position), asc(packageItems.id));
