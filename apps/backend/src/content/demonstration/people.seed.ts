import { and, eq } from 'drizzle-orm';
import { hashPassword } from '../../platform/auth/passwords.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { type DemoAccount, demoAccounts } from './accounts.ts';
import { companyIdAt } from './find.ts';

/** Seeds students who can log in and are not there yet; the companies must be there already. */
export async function seedPeople(
  tx: Queryable,
  accounts: readonly DemoAccount[] = demoAccounts,
): Promise<void> {
  for (const {
    host,
    username,
    password,
    mobile = null,
    email = null,
    name,
    profile = {},
    mustChangePassword = false,
  } of accounts) {
    const companyId = await companyIdAt(tx, host);
    const known = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.companyId, companyId), eq(users.username, username)));
    if (known.length > 0) continue;
    await tx.insert(users).values({
      companyId,
      username,
      mobile,
      email,
      name,
      profile: { ...profile },
      mustChangePassword,
      passwordHash: await hashPassword(password),
    });
  }
}
