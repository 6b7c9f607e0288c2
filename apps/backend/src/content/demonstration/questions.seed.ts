import { arrayContains } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { proxyOrganisations, studentGroups } from '../../modules/studentInfo/studentInfo.tables.ts';
import { type GroupContent, qingheQuestions } from './data/questions.ts';

async function seedGroups(
  tx: Queryable,
  companyId: string,
  groups: readonly GroupContent[],
  parentId: string | null,
): Promise<void> {
  for (const [position, { name, groups: below = [] }] of groups.entries()) {
    const [row] = await tx
      .insert(studentGroups)
      .values({ companyId, parentId, name, position })
      .returning({ id: studentGroups.id });
    if (row === undefined) throw new Error(`The group ${name} was not seeded`);
    await seedGroups(tx, companyId, below, row.id);
  }
}

/** Seeds the student groups and the organisations that a company's students choose from. */
export async function seedQuestions(tx: Queryable): Promise<void> {
  const { host, groups, organisations } = qingheQuestions;
  const [company] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(arrayContains(companies.hosts, [host]));
  if (company === undefined) throw new Error(`There is no company at ${host}`);
  await seedGroups(tx, company.id, groups, null);
  await tx
    .insert(proxyOrganisations)
    .values(organisations.map((name, position) => ({ companyId: company.id, name, position })));
}
