import { arrayContains } from 'drizzle-orm';
import { hashPassword } from '../auth/passwords.ts';
import type { Queryable } from '../database/connection.ts';
import { companies } from '../database/tables/companies.tables.ts';
import { users } from '../database/tables/users.tables.ts';
import { demoAccounts } from './accounts.ts';

/** Plants the students who can log in; the companies must be there already. */
export async function plantPeople(tx: Queryable): Promise<void> {
  for (const { host, username, password, mobile, name, profile = {}, mustChangePassword = false } of demoAccounts) {
    const [company] = await tx
      .select()
      .from(companies)
      .where(arrayContains(companies.hosts, [host]));
    if (company === undefined) throw new Error(`There is no company at ${host}`);
    await tx.insert(users).values({
      companyId: company.id,
      username,
      mobile,
      name,
      profile: { ...profile },
      mustChangePassword,
      passwordHash: await hashPassword(password),
    });
  }
}
