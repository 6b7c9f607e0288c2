import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { JsonObject } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies, schools } from '../../platform/database/tables/companies.tables.ts';
import { asObject } from '../../platform/schema/jsonObject.ts';
import { MenuEntry } from '../../platform/company/index.ts';
import { folderOf, readObject, type SchoolFolders, writeInto } from './schoolFiles.ts';

/** The menus of a page. */
export const menuPlaces = ['headMenus', 'footMenus'] as const;
/** One of the menus of a page. */
export type MenuPlace = (typeof menuPlaces)[number];

/** The menus of a company, or those of a branch that replace them. */
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

/** Reads the menus of a company and of its branches that have their own. */
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

/** Replaces a menu in settings. A branch without entries uses the company's. */
function changed(config: JsonObject, { schoolId, place, entries }: OwnMenus): JsonObject {
  const { [place]: _, ...rest } = config;
  return entries.length === 0 && schoolId !== null ? rest : { ...config, [place]: entries };
}

/**
 * Applies the menu changes of commands to the settings of a company or a school.
 * @param path file of the changes; a missing one leaves the settings as they are
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
 * Saves the menus of a company or a branch. Built-in schools are not changed: changes to them are stored in a
 * separate folder.
 * @returns a function that writes them into the folder of schools, which every start loads.
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
    await writeInto(join(folder.edits, file), (content) => {
      const config = asObject(content['config']);
      // In the separate folder, an empty menu must be written, so that a removed menu overrides the built-in
      // one.
      const next = folder.edits === folder.own ? changed(config, menus) : { ...config, [place]: entries };
      return { ...content, config: next };
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
