import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { rowSaver, schoolRows } from '../../platform/database/rows/writtenRow.ts';
import { commodities, courses, packageItems, packages } from './catalogue.tables.ts';
import { searchTextOf } from './list.repo.ts';
import { readPackageRows } from './packages.repo.ts';
import { categoryRows, type CommodityValues } from './school.service.ts';

/** The columns of a package that a school sets. */
export type PackageValues = Omit<typeof packages.$inferInsert, 'id' | 'companyId' | 'createdAt'>;

const saveRow = rowSaver(packages);

/** Inserts or updates a package with its commodity. @param id undefined for a new one. */
export async function savePackage(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: PackageValues,
  { studentCount = 0, ...commodity }: CommodityValues & { readonly categoryId: string },
): Promise<string> {
  const listing = { ...commodity, name: values.name, nameEn: values.nameEn };
  const packageId = await saveRow(tx, companyId, id, values);
  if (id === undefined)
    await tx
      .insert(commodities)
      .values({ ...listing, studentCount, companyId, type: 2, packageId, kind: 'recorded' });
  else await tx.update(commodities).set(listing).where(eq(commodities.packageId, id));
  return packageId;
}

/** Takes packages off sale; students who have their courses keep them. */
export async function hidePackages(tx: Queryable, packageIds: readonly string[]): Promise<void> {
  await tx
    .update(commodities)
    .set({ isOnSale: false })
    .where(inArray(commodities.packageId, [...packageIds]));
}

/** The courses of a company's packages; students who bought a removed one keep it. */
export const packageItemRows = schoolRows(packageItems, [packageItems.packageId, packageItems.position]);

/** Updates the search texts of packages and whether they are live, from their courses. */
export async function settlePackages(tx: Queryable, companyId: string): Promise<void> {
  const bundles = await readPackageRows(tx, companyId);
  if (bundles.length === 0) return;
  const items = Map.groupBy(await packageItemRows.read(tx, companyId), ({ packageId }) => packageId);
  const live = new Set(
    (
      await tx
        .select({ id: courses.id, kind: courses.kind })
        .from(courses)
        .where(eq(courses.companyId, companyId))
    )
      .filter(({ kind }) => kind === 'live')
      .map(({ id }) => id),
  );
  const tree = new Map((await categoryRows.read(tx, companyId)).map((row) => [row.id, row]));
  for (const { bundle, commodity } of bundles) {
    const category = tree.get(commodity.categoryId);
    const above = tree.get(category?.parentId ?? '');
    const names = [above, category].flatMap((one) => [one?.name ?? '', one?.nameEn ?? '']);
    const searchText = searchTextOf([
      bundle.name,
      bundle.nameEn,
      ...names,
      bundle.summary,
      '套餐 package bundle',
    ]);
    const hasLive = (items.get(bundle.id) ?? []).some(({ courseId }) => live.has(courseId));
    const kind = hasLive ? ('live' as const) : ('recorded' as const);
    if (searchText !== commodity.searchText || kind !== commodity.kind)
      await tx.update(commodities).set({ searchText, kind }).where(eq(commodities.id, commodity.id));
  }
}
