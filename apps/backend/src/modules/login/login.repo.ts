import { and, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';

/** Finds a student by mobile, user name or email. The three cannot collide, since a user name begins with a letter. */
export async function findByAccount(
  db: Queryable,
  companyId: string,
  account: string,
): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.companyId, companyId),
        or(
          eq(users.mobile, account),
          eq(sql`lower(${users.username})`, account.toLowerCase()),
          eq(sql`lower(${users.email})`, account.toLowerCase()),
        ),
      ),
    )
    .limit(1);
  return user;
}

/** Finds a student by mobile. */
export async function findByMobile(
  db: Queryable,
  companyId: string,
  mobile: string,
): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.mobile, mobile)));
  return user;
}

/** Finds a student by id. */
export async function findById(db: Queryable, companyId: string, userId: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.companyId, companyId)));
  return user;
}

/** The account and session that a one-time code represents. */
export interface CodeOwner {
  readonly companyId: string;
  readonly userId: string;
  readonly sessionId: string | null;
}
