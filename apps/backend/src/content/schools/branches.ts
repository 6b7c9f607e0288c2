import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { deepMerge, mergeConfig } from '../../platform/company/index.ts';
import type { JsonObject } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { rowReader } from '../../platform/database/rows/writtenRow.ts';
import { companies, type School, schools } from '../../platform/database/tables/companies.tables.ts';
import { checkAppearance } from './appearance.ts';
import { folderOf, type SchoolFolders, writeInto } from './schoolFiles.ts';

/** Reads the branches of a company, in the order of creation. */
export const readBranches = rowReader(schools, schools.id);

/** Reads the company's settings, which are the defaults of its branches. */
export async function readCompanyConfig(db: Queryable, companyId: string): Promise<JsonObject> {
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  return company?.config ?? {};
}

/** Validates the settings of a branch; returns a message naming the invalid field, or undefined. */
export function branchProblem(company: JsonObject, config: JsonObject): string | undefined {
  try {
    checkAppearance(deepMerge(company, config));
    mergeConfig(company, config);
    return undefined;
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
}

/** A branch as it is saved; its menus are saved separately. */
export type BranchValues = Pick<School, 'suffix' | 'name' | 'config'>;

/** Order of a branch that the files give no order: after the others. */
const LAST_ORDER = 1000;

/**
 * Saves a branch.
 * @param id undefined for a new one, which is not the default one.
 * @returns its id, and a function that writes it into the folder of schools, which every start loads.
 */
export async function saveBranch(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  branch: BranchValues,
  folders: SchoolFolders,
): Promise<{ readonly id: string; write(): Promise<void> }> {
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId));
  const returned = { id: schools.id };
  const [saved] =
    id === undefined
      ? await tx
          .insert(schools)
          .values({ companyId, ...branch })
          .returning(returned)
      : await tx.update(schools).set(branch).where(eq(schools.id, id)).returning(returned);
  if (company === undefined || saved === undefined) throw new Error('The branch was not written');
  const { suffix, name, config } = branch;
  const folder = await folderOf(folders, company.hosts);
  // A built-in school without a folder there exists in the database alone.
  const isFollowed =
    folder !== undefined &&
    (folder.edits === folder.own ||
      (await access(join(folder.own, suffix)).then(
        () => true,
        () => false,
      )));
  return {
    id: saved.id,
    async write() {
      if (folder === undefined || !isFollowed) return;
      await writeInto(join(folder.edits, suffix, 'school.json'), ({ order = LAST_ORDER }) => ({
        name,
        order,
        config,
      }));
    },
  };
}
