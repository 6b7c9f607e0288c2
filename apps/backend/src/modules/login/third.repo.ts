import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import type { ThirdProfile, ThirdType } from '../../providers/login/thirdProvider.ts';
import { findById } from './login.repo.ts';
import { thirdUsers } from './third.tables.ts';

/** An account of another platform, as it is kept. */
export type ThirdUser = typeof thirdUsers.$inferSelect;

/** Keeps an account of another platform, with the name and picture that it has now. */
export async function keepThirdUser(
  db: Queryable,
  companyId: string,
  type: ThirdType,
  profile: ThirdProfile,
  now: Date,
): Promise<ThirdUser> {
  const { externalId, nickName, headPic } = profile;
  const [kept] = await db
    .insert(thirdUsers)
    .values({
      publicId: randomBytes(18).toString('base64url'),
      companyId,
      type,
      externalId,
      nickName,
      headPic,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [thirdUsers.companyId, thirdUsers.type, thirdUsers.externalId],
      set: { nickName, headPic },
    })
    .returning();
  if (kept === undefined) throw new Error('The account of the other platform was not kept');
  return kept;
}

/** Finds the person that an account of another platform belongs to. */
export async function findBound(db: Queryable, { companyId, userId }: ThirdUser): Promise<User | undefined> {
  return userId === null ? undefined : findById(db, companyId, userId);
}

/** Finds the account of a platform that a person has bound already. */
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

/** Binds an account that is nobody's yet; false when it was somebody's already. */
export async function bindThirdUser(tx: Queryable, id: string, userId: string): Promise<boolean> {
  const bound = await tx
    .update(thirdUsers)
    .set({ userId })
    .where(and(eq(thirdUsers.id, id), isNull(thirdUsers.userId)))
    .returning({ id: thirdUsers.id });
  return bound.length === 1;
}

/** An account of another platform by its public id. */
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
