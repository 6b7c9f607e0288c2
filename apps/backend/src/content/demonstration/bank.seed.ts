import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { saveBank } from '../../modules/question/saveBank.service.ts';
import { computing } from './data/bank/computing.ts';
import { english } from './data/bank/english.ts';
import { mathematics } from './data/bank/mathematics.ts';

/** Seeds the demonstration's own question bank: three subjects with papers of every kind of question. */
export async function seedBank(tx: Queryable): Promise<void> {
  for (const company of await tx.select({ id: companies.id }).from(companies)) {
    await saveBank(tx, company.id, [mathematics, english, computing]);
  }
}
