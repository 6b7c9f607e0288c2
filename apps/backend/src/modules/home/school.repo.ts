import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { banners, notices, type Shelf, shelves } from './home.tables.ts';

/** A row of banners. */
export type BannerRow = typeof banners.$inferSelect;
/** A row of notices. */
export type NoticeRow = typeof notices.$inferSelect;

/** Reads all banners of a company, in their order. */
export const readBannerRows = (db: Queryable, companyId: string): Promise<BannerRow[]> =>
  db
    .select()
    .from(banners)
    .where(eq(banners.companyId, companyId))
    .orderBy(asc(banners.position), asc(banners.id));

/** Reads all notices of a company, in their order. */
export const readNoticeRows = (db: Queryable, companyId: string): Promise<NoticeRow[]> =>
  db
    .select()
    .from(notices)
    .where(eq(notices.companyId, companyId))
    .orderBy(asc(notices.position), asc(notices.id));

/** Reads all shelves of a company, in their order. */
export const readShelfRows = (db: Queryable, companyId: string): Promise<Shelf[]> =>
  db
    .select()
    .from(shelves)
    .where(eq(shelves.companyId, companyId))
    .orderBy(asc(shelves.position), asc(shelves.id));
