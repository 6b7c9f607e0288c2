import type { Queryable } from '../platform/database/connection.ts';
import { students } from '../school/tables/students.ts';
import { seedSchools } from '../content/schools/companies.seed.ts';
import { applyFolders } from './tables.ts';

/** Creates the companies and schools of the folders, and their students. */
export async function seedCore(tx: Queryable): Promise<void> {
  await seedSchools(tx);
  await applyFolders(tx, [students]);
}
