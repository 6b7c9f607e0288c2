import { asc } from 'drizzle-orm';
import type { Queryable } from '../database/connection.ts';
import { companies, type Company } from '../database/tables/companies.tables.ts';
import { CommandError } from './commandError.ts';

/** The options by which a command line names a company. */
export interface CompanyNamed {
  readonly host?: string | undefined;
  readonly company?: string | undefined;
}

/**
 * Finds the company with this host, this name or both; the first company where neither is given. @throws
 * {CommandError}
 */
export async function companyAt(tx: Queryable, { host, company }: CompanyNamed): Promise<Company> {
  const all = await tx.select().from(companies).orderBy(asc(companies.id));
  const found = all.find(
    ({ hosts, name }) =>
      (host === undefined || hosts.includes(host.toLowerCase())) &&
      (company === undefined || name === company),
  );
  if (found !== undefined) return found;
  if (all.length === 0) throw new CommandError('There is no company yet. Start the server once (npm start).');
  const called = company === undefined ? '' : ` with the name “${company}”`;
  const known = all.map(({ name, hosts }) => `${name} (${hosts.join(', ')})`).join('; ');
  throw new CommandError(`There is no company at ${host ?? 'any host'}${called}. Companies: ${known}`);
}
