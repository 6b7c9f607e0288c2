import { arrayContains } from 'drizzle-orm';
import { hashPassword } from '../auth/passwords.ts';
import type { Queryable } from '../database/connection.ts';
import { companies } from '../database/tables/companies.tables.ts';
import { users } from '../database/tables/users.tables.ts';
import { demoAccounts } from './accounts.ts';
import { plantSchools } from './companies.seed.ts';

/** Plants the companies and schools of the folders, and the students who can log in. */
export async function plantCore(tx: Queryable): Promise<void> {
  await plantSchools(tx);
  for (const account of demoAccounts) {
    const [company] = await tx
      .select()
      .from(companies)
      .where(arrayContains(companies.hosts, [account.host]));
    if (company === undefined) throw new Error(`There is no company at ${account.host}`);
    await tx.insert(users).values({
      companyId: company.id,
      username: account.username,
      mobile: account.mobile,
      name: account.name,
      passwordHash: await hashPassword(account.password),
    });
  }
}
