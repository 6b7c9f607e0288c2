import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { firstId, type Written } from '../../platform/database/writtenRow.ts';
import { banners, notices, shelves } from './home.tables.ts';

/** Writes a banner. @param id undefined for a new one. */
export async function saveBanner(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: Written<typeof banners>,
): Promise<string> {
  const returned = { id: banners.id };
  return firstId(
    id === undefined
      ? await tx
          .insert(banners)
          .values({ ...values, companyId })
          .returning(returned)
      : await tx.update(banners).set(values).where(eq(banners.id, id)).returning(returned),
  );
}

/** Writes a notice. @param id undefined for a new one. */
export async function saveNotice(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: Written<typeof notices>,
): Promise<string> {
  const returned = { id: notices.id };
  return firstId(
    id === undefined
      ? await tx
          .insert(notices)
          .values({ ...values, companyId })
          .returning(returned)
      : await tx.update(notices).set(values).where(eq(notices.id, id)).returning(returned),
  );
}

/** Writes a row of courses. @param id undefined for a new one. */
export async function saveShelf(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: Written<typeof shelves>,
): Promise<string> {
  const returned = { id: shelves.id };
  return firstId(
    id === undefined
      ? await tx
          .insert(shelves)
          .values({ ...values, companyId })
          .returning(returned)
      : await tx.update(shelves).set(values).where(eq(shelves.id, id)).returning(returned),
  );
}

/** Deletes banners. */
export const removeBanners = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx.delete(banners).where(inArray(banners.id, [...ids])));

/** Deletes notices. */
export const removeNotices = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx.delete(notices).where(inArray(notices.id, [...ids])));

/** Deletes rows of courses from the home page; the courses stay. */
export const removeShelves = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx.delete(shelves).where(inArray(shelves.id, [...ids])));
