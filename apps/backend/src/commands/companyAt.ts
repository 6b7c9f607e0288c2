import { arrayContains, asc } from 'drizzle-orm';
import type { Queryable } from '../database/connection.ts';
import { companies } from '../database/tables/companies.tables.ts';
import { CommandError } from './commandError.ts';

/** Finds the company that answers at a host, or the first one where none is named. @throws {CommandError} */
export async function companyAt(tx: Queryable, host: string | undefined): Promise<string> {
  const [company] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(host === undefined ? undefined : arrayContains(companies.hosts, [host.toLowerCase()]))
    .orderBy(asc(companies.id))
    .limit(1);
  if (company === undefined)
    throw new CommandError(host === undefined ? 'There is no company.' : `No company answers at "${host}".`);
  return company.id;
}
