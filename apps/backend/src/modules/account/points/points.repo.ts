import type { PointList } from '@lectern/sdk/endpoints/account';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import type { Pagination } from '../../../platform/http/paging.ts';
import { pointEntries } from '../account.tables.ts';

/** A new entry of the points ledger. */
export type NewPoints = Omit<typeof pointEntries.$inferInsert, 'id'>;

/** A student's points: remaining, earned and spent. */
export interface PointSums {
  readonly remaining: number;
  readonly gained: number;
  readonly spent: number;
}

/** Sums a student's points. */
export async function sumPoints(db: Queryable, userId: string): Promise<PointSums> {
  const [row] = await db
    .select({
      gained:
        sql<number>`coalesce(sum(${pointEntries.points}) filter (where ${pointEntries.points} > 0), 0)`.mapWith(
          Number,
        ),
      spent:
        sql<number>`coalesce(-sum(${pointEntries.points}) filter (where ${pointEntries.points} < 0), 0)`.mapWith(
          Number,
        ),
    })
    .from(pointEntries)
    .where(eq(pointEntries.userId, userId));
  const { gained, spent } = row ?? { gained: 0, spent: 0 };
  return { remaining: gained - spent, gained, spent };
}

/** Reads a page of a student's point entries, newest first, and their total number. */
export async function findPoints(
  db: Queryable,
  userId: string,
  direction: 'in' | 'out' | undefined,
  page: Pagination,
): Promise<PointList> {
  const way =
    direction === undefined
      ? undefined
      : direction === 'in'
        ? gt(pointEntries.points, 0)
        : lt(pointEntries.points, 0);
  const where = and(eq(pointEntries.userId, userId), way);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(pointEntries)
      .where(where)
      .orderBy(desc(pointEntries.createdAt), desc(pointEntries.id))
      .limit(page.limit)
      .offset(page.offset),
    db.$count(pointEntries, where),
  ]);
  return {
    total,
    records: rows.map(({ id, points, remark, remarkEn, createdAt }) => ({
      entryId: id,
      points,
      remark,
      remarkEn,
      createdAt: createdAt.toISOString(),
    })),
  };
}
