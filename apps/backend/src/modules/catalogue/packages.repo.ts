import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { commodities, packages } from './catalogue.tables.ts';

/** Reads all packages of a company with their commodity, oldest first. */
export const readPackageRows = async (db: Queryable, companyId: string) =>
  db
    .select({ bundle: packages, commodity: commodities })
    .from(packages)
    .innerJoin(commodities, eq(commodities.packageId, packages.id))
    .where(eq(packages.companyId, companyId))
    .orderBy(asc(packages.id));
