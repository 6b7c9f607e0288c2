import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { JsonObject } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies, schools } from '../../platform/database/tables/companies.tables.ts';
import { MenuEntry } from '../../platform/company/index.ts';

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

const asObject = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Writes menus into a file of a school's folder, as a whole or not at all. */
async function writeInto(path: string, change: (config: JsonObject) => JsonObject): Promise<void> {
  const whole = asObject(JSON.parse(await readFile(path, 'utf8')));
  const next = { ...whole, config: change(asObject(whole['config'])) };
  await writeFile(`${path}.new`, `${JSON.stringify(next, null, 2)}\n`);
  await rename(`${path}.new`, path);
}

/** Finds the folder of the company that answers at a host. */
async function folderOf(schoolsDir: string, hosts: readonly string[]): Promise<string | undefined> {
  for (const name of await readdir(schoolsDir)) {
    const text = await readFile(join(schoolsDir, name, 'company.json'), 'utf8').catch(() => '{}');
    const { hosts: own } = asObject(JSON.parse(text));
    if (Array.isArray(own) && own.some((host) => hosts.includes(String(host)))) return join(schoolsDir, name);
  }
  return undefined;
}

function changed(config: JsonObject, { place, entries }: OwnMenus): JsonObject {
  const { [place]: _, ...rest } = config;
  return entries.length === 0 ? rest : { ...config, [place]: entries };
}

/**
 * Writes the menus of a company or a branch, in the database and in the folder of schools, which every start follows.
 * A branch without entries has the company's.
 * @param schoolsDir undefined where the server follows no folder
 */
export async function saveMenus(
  tx: Queryable,
  companyId: string,
  menus: OwnMenus,
  schoolsDir: string | undefined,
): Promise<void> {
  const { schoolId } = menus;
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId));
  if (company === undefined) throw new Error(`There is no company ${companyId}`);
  const own = (config: JsonObject): JsonObject =>
    schoolId === null ? { ...config, [menus.place]: menus.entries } : changed(config, menus);
  const folder = schoolsDir === undefined ? undefined : await folderOf(schoolsDir, company.hosts);
  if (schoolId === null) {
    await tx
      .update(companies)
      .set({ config: own(company.config) })
      .where(eq(companies.id, companyId));
    if (folder !== undefined) await writeInto(join(folder, 'company.json'), own);
    return;
  }
  const [school] = await tx.select().from(schools).where(eq(schools.id, schoolId));
  if (school === undefined) throw new Error(`There is no school ${schoolId}`);
  await tx
    .update(schools)
    .set({ config: own(school.config) })
    .where(eq(schools.id, schoolId));
  if (folder !== undefined) await writeInto(join(folder, school.suffix, 'school.json'), own);
}
