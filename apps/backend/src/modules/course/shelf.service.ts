import { and, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { collections } from '../catalogue/index.ts';
import type { Member } from '../../platform/http/member.ts';
import { ofStudent } from './shelf.repo.ts';

/** Takes a mark away. */
export async function deleteCollection(db: Queryable, student: Member, commodityId: string): Promise<void> {
  await db
    .delete(collections)
    .where(and(ofStudent(student), sql`${collections.commodityId}::text = ${commodityId}`));
}
