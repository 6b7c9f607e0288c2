import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { loginCodes } from './login.tables.ts';

/** How long a one-time code is good, in milliseconds. */
const CODE_MS = 2 * 60_000;

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** Finds a person by mobile, user name or email; a user name begins with a letter, so they never meet. */
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

/** Finds a person by mobile. */
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

/** Finds a person by id. */
export async function findById(db: Queryable, companyId: string, userId: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.companyId, companyId)));
  return user;
}

/** What a one-time code stands for. */
export interface CodeOwner {
  readonly companyId: string;
  readonly userId: string;
  readonly sessionId: string | null;
}

/** Makes a one-time code; it is known only now. */
export async function addLoginCode(db: Queryable, now: Date, owner: CodeOwner): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  await db
    .insert(loginCodes)
    .values({ ...owner, codeHash: hashOf(code), expiresAt: new Date(now.getTime() + CODE_MS) });
  return code;
}

/** Uses a one-time code up; undefined when it is unknown, too old, used or of another company. */
export async function takeLoginCode(
  db: Queryable,
  now: Date,
  companyId: string,
  code: string,
): Promise<CodeOwner | undefined> {
  const [owner] = await db
    .delete(loginCodes)
    .where(
      and(
        eq(loginCodes.codeHash, hashOf(code)),
        eq(loginCodes.companyId, companyId),
        gt(loginCodes.expiresAt, now),
      ),
    )
    .returning();
  return owner;
}

/** Deletes the codes that have expired. */
export async function forgetLoginCodes(db: Queryable, now: Date): Promise<void> {
  await db.delete(loginCodes).where(lt(loginCodes.expiresAt, now));
}
