import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { layOver, mergeConfig } from '../../platform/company/index.ts';
import type { JsonObject } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { readsRows } from '../../platform/database/rows/writtenRow.ts';
import { companies, type School, schools } from '../../platform/database/tables/companies.tables.ts';
import { checkLook } from './look.ts';
import { folderOf, type SchoolFolders, writeInto } from './schoolFiles.ts';

/** Reads the branches of a company, as they were made. */
export const readBranches = readsRows(schools);

/** Reads the settings that the branches of a company begin with. */
export async function readCompanyConfig(db: Queryable, companyId: string): Promise<JsonObject> {
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  return company?.config ?? {};
}

/** Tells what no page could be made of in the settings of a branch, naming the field; undefined for good ones. */
export function branchProblem(company: JsonObject, config: JsonObject): string | undefined {
  try {
    checkLook(layOver(company, config));
    mergeConfig(company, config);
    return undefined;
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
}

/** A branch as it is written; its menus are written apart. */
export type WrittenBranch = Pick<School, 'suffix' | 'name' | 'config'>;

/** A branch that the files do not place stands behind the others. */
const LAST = 1000;

/**
 * Writes a branch.
 * @param id undefined for a new one, which is not the default one.
 * @returns its id, and what writes it into the folder of schools, which every start follows.
 */
export async function saveBranch(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  branch: WrittenBranch,
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
  // What came with the program and is not there lives in the database alone.
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
      await writeInto(join(folder.edits, suffix, 'school.json'), ({ order = LAST }) => ({
        name,
        order,
        config,
      }));
    },
  };
}
