import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { collections } from './students.tables.ts';
import type { Member } from '../../platform/http/member.ts';

/** Removes a commodity from a student's collection. */
export async function deleteCollection(
  db: Queryable,
  { companyId, userId }: Member,
  commodityId: string,
): Promise<void> {
  await db
    .delete(collections)
    .where(
      and(
        eq(collections.companyId, companyId),
        eq(collections.userId, userId),
        sql`${collections.commodityId}::text = ${commodityId}`,
      ),
    );
}
