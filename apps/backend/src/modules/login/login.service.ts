import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { digestOf } from '../../platform/digest/digest.ts';
import { loginCodes } from './login.tables.ts';
import type { CodeOwner } from './login.repo.ts';

/** How long a one-time code is good, in milliseconds. */
const CODE_MS = 2 * 60_000;

/** Makes a one-time code; it is known only now. */
export async function addLoginCode(db: Queryable, now: Date, owner: CodeOwner): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  await db
    .insert(loginCodes)
    .values({ ...owner, codeHash: digestOf(code), expiresAt: new Date(now.getTime() + CODE_MS) });
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
        eq(loginCodes.codeHash, digestOf(code)),
        eq(loginCodes.companyId, companyId),
        gt(loginCodes.expiresAt, now),
      ),
    )
    .returning();
  return owner;
}

/** Ends the codes that would move a session. */
export async function endLoginCodes(tx: Queryable, sessionId: string): Promise<void> {
  await tx.delete(loginCodes).where(eq(loginCodes.sessionId, sessionId));
}

/** Deletes the codes that have expired. */
export async function forgetLoginCodes(db: Queryable, now: Date): Promise<void> {
  await db.delete(loginCodes).where(lt(loginCodes.expiresAt, now));
}
