import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { digestOf } from '../../platform/digest/digest.ts';
import { loginCodes } from './login.tables.ts';
import type { CodeOwner } from './login.repo.ts';

/** Validity of a one-time code, in milliseconds. */
const CODE_MS = 2 * 60_000;

/** Creates a one-time code; only its hash is stored. */
export async function addLoginCode(db: Queryable, now: Date, owner: CodeOwner): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  await db
    .insert(loginCodes)
    .values({ ...owner, codeHash: digestOf(code), expiresAt: new Date(now.getTime() + CODE_MS) });
  return code;
}

/** Uses up a one-time code; undefined where it is unknown, expired, used or belongs to another company. */
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
        eq(loginCodes.codeHash, digestOf(code)),
        eq(loginCodes.companyId, companyId),
        gt(loginCodes.expiresAt, now),
      ),
    )
    .returning();
  return owner;
}

/** Deletes the codes that would move a session. */
export async function endLoginCodes(tx: Queryable, sessionId: string): Promise<void> {
  await tx.delete(loginCodes).where(eq(loginCodes.sessionId, sessionId));
}

/** Deletes expired codes. */
export async function deleteExpiredLoginCodes(db: Queryable, now: Date): Promise<void> {
  await db.delete(loginCodes).where(lt(loginCodes.expiresAt, now));
}
