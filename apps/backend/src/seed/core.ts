import type { Queryable } from '../database/connection.ts';
import { plantSchools } from './companies.seed.ts';
import { plantPeople } from './people.seed.ts';

/** Plants the companies and schools of the folders, and the students who can log in. */
export async function plantCore(tx: Queryable): Promise<void> {
  await plantSchools(tx);
  await plantPeople(tx);
}
