import type { Queryable } from '../../platform/database/connection.ts';
import { seedSchools } from '../schools/companies.seed.ts';
import { seedPeople } from './people.seed.ts';

/** Seeds the companies and schools of the folders, and the students who can log in. */
export async function seedCore(tx: Queryable): Promise<void> {
  await seedSchools(tx);
  await seedPeople(tx);
}
