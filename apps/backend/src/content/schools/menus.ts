import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { JsonObject } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies, schools } from '../../platform/database/tables/companies.tables.ts';
import { MenuEntry } from '../../platform/company/index.ts';
import { asObject, folderOf, readObject, type SchoolFolders, writeInto } from './schoolFiles.ts';

/** Where a menu stands. */
export const menuPlaces = ['headMenus', 'footMenus'] as const;
/** Where a menu stands. */
export type MenuPlace = (typeof menuPlaces)[number];

/** The menus of a company, or those that a branch has instead. */
export interface OwnMenus {
  /** Id of the branch; null for the company's. */
  readonly schoolId: string | null;
  readonly place: MenuPlace;
  readonly entries: readonly MenuEntry[];
}

const Menus = Type.Array(MenuEntry);

function menusIn(config: JsonObject, schoolId: string | null): OwnMenus[] {
  return menuPlaces.flatMap((place) => {
    const entries = config[place];
    return Check(Menus, entries) ? [{ schoolId, place, entries }] : [];
  });
}

/** Reads the menus of a company and of those of its branches that have some of their own. */
export async function readMenus(db: Queryable, companyId: string): Promise<OwnMenus[]> {
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  const branches = await db
    .select()
    .from(schools)
    .where(eq(schools.companyId, companyId))
    .orderBy(asc(schools.id));
  return [
    ...menusIn(company?.config ?? {}, null),
    ...branches.flatMap(({ id, config }) => menusIn(config, id)),
  ];
}

/** Puts menus in the place of others. A branch without entries has the company's. */
function changed(config: JsonObject, { schoolId, place, entries }: OwnMenus): JsonObject {
  const { [place]: _, ...rest } = config;
  return entries.length === 0 && schoolId !== null ? rest : { ...config, [place]: entries };
}

/**
 * Lays what commands changed of menus over the settings of a company or a school.
 * @param path its file among what was changed; none leaves the settings as they are
 */
export async function withEditedMenus(
  config: JsonObject,
  path: string,
  schoolId: string | null,
): Promise<JsonObject> {
  const edits = asObject((await readObject(path))['config']);
  return menusIn(edits, schoolId).reduce(changed, config);
}

/**
 * Writes the menus of a company or a branch. Schools that came with the program are left as they are: what is changed of
 * them lies in a folder of its own.
 * @returns what writes them into the folder of schools, which every start follows.
 */
export async function saveMenus(
  tx: Queryable,
  companyId: string,
  menus: OwnMenus,
  folders: SchoolFolders,
): Promise<() => Promise<void>> {
  const { schoolId, place, entries } = menus;
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId));
  if (company === undefined) throw new Error(`There is no company ${companyId}`);
  const folder = await folderOf(folders, company.hosts);
  async function write(file: string): Promise<void> {
    if (folder === undefined) return;
    await writeInto(join(folder.edits, file), (whole) => {
      const config = asObject(whole['config']);
      // Beside the folder, that a branch has none of its own any more must be said.
      const next = folder.edits === folder.own ? changed(config, menus) : { ...config, [place]: entries };
      return { ...whole, config: next };
    });
  }
  if (schoolId === null) {
    const config = changed(company.config, menus);
    await tx.update(companies).set({ config }).where(eq(companies.id, companyId));
    return () => write('company.json');
  }
  const [school] = await tx.select().from(schools).where(eq(schools.id, schoolId));
  if (school === undefined) throw new Error(`There is no school ${schoolId}`);
  const config = changed(school.config, menus);
  await tx.update(schools).set({ config }).where(eq(schools.id, schoolId));
  return () => write(join(school.suffix, 'school.json'));
}
