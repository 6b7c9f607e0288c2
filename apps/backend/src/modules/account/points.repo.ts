import type { PointList } from '@lectern/sdk/endpoints/account';
import { and, count, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import { pointEntries } from './account.tables.ts';

/** A change of a student's points on its way into the books. */
export type NewPoints = Omit<typeof pointEntries.$inferInsert, 'id'>;

/**
 * Books points, each occasion of a student once; call it with what earns or spends them, in one transaction.
 * @returns whether they were booked now.
 */
export async function bookPoints(tx: Queryable, entry: NewPoints): Promise<boolean> {
  if (entry.points === 0) return false;
  const booked = await tx
    .insert(pointEntries)
    .values(entry)
    .onConflictDoNothing({ target: [pointEntries.userId, pointEntries.occasion] })
    .returning({ id: pointEntries.id });
  return booked.length > 0;
}

/**
 * Takes points from a student for something, each occasion once, within the transaction of what they buy. The student is
 * held meanwhile, so that of two at once the second sees what the first left.
 * @returns what is left; undefined, and nothing booked, where there is too little.
 */
export async function spendPoints(tx: Queryable, entry: NewPoints): Promise<number | undefined> {
  const { userId, occasion, points } = entry;
  await lockUser(tx, userId);
  const { remaining } = await sumPoints(tx, userId);
  const isBooked =
    (await tx.$count(
      pointEntries,
      and(eq(pointEntries.userId, userId), eq(pointEntries.occasion, occasion)),
    )) > 0;
  if (isBooked) return remaining;
  if (remaining < points) return undefined;
  await bookPoints(tx, { ...entry, points: -points });
  return remaining - points;
}

/** What a student has of points, and how it came to that. */
export interface PointSums {
  readonly remaining: number;
  readonly gained: number;
  readonly spent: number;
}

/** Adds up a student's points. */
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

/** Reads a page of the changes of a student's points, the newest first, and how many there are. */
export async function findPoints(
  db: Queryable,
  userId: string,
  direction: 'in' | 'out' | undefined,
  page: { readonly limit: number; readonly offset: number },
): Promise<PointList> {
  const way =
    direction === undefined
      ? undefined
      : direction === 'in'
        ? gt(pointEntries.points, 0)
        : lt(pointEntries.points, 0);
  const where = and(eq(pointEntries.userId, userId), way);
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(pointEntries)
      .where(where)
      .orderBy(desc(pointEntries.createdAt), desc(pointEntries.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(pointEntries).where(where),
  ]);
  return {
    total: all?.total ?? 0,
    records: rows.map(({ id, points, remark, createdAt }) => ({
      entryId: id,
      points,
      remark,
      createdAt: createdAt.toISOString(),
    })),
  };
}
