import type { Queryable } from '../database/connection.ts';
import { companies } from '../database/tables/companies.tables.ts';
import { saveBank } from '../modules/question/bank.writer.ts';
import { computing } from './content/bank/computing.ts';
import { english } from './content/bank/english.ts';
import { mathematics } from './content/bank/mathematics.ts';

/** Seeds the demonstration's own question bank: three subjects with papers of every kind of question. */
export async function seedBank(tx: Queryable): Promise<void> {
  for (const company of await tx.select({ id: companies.id }).from(companies)) {
    await saveBank(tx, company.id, [mathematics, english, computing]);
  }
}
