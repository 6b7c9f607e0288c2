import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import type { User } from '../../../platform/database/tables/users.tables.ts';
import type { ThirdType } from '../../../providers/login/thirdProvider.ts';
import { findById } from '../login.repo.ts';
import { thirdUsers } from './third.tables.ts';

/** A stored account of another platform. */
export type ThirdUser = typeof thirdUsers.$inferSelect;

/** Finds the student to whom an account of another platform is bound. */
export async function findBound(db: Queryable, { companyId, userId }: ThirdUser): Promise<User | undefined> {
  return userId === null ? undefined : findById(db, companyId, userId);
}

/** Finds the account of a platform that a student has bound. */
export async function findOfType(
  db: Queryable,
  userId: string,
  type: ThirdType,
): Promise<ThirdUser | undefined> {
  const [found] = await db
    .select()
    .from(thirdUsers)
    .where(and(eq(thirdUsers.userId, userId), eq(thirdUsers.type, type)));
  return found;
}

/** Finds an account of another platform by its public id. */
export async function findThirdUser(
  db: Queryable,
  companyId: string,
  publicId: string,
): Promise<typeof thirdUsers.$inferSelect | undefined> {
  const [found] = await db
    .select()
    .from(thirdUsers)
    .where(and(eq(thirdUsers.companyId, companyId), eq(thirdUsers.publicId, publicId)));
  return found;
}
