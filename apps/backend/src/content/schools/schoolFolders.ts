import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parts } from '@lectern/sdk/schemas';
import { type Static, type TSchema, Type } from 'typebox';
import { Check } from 'typebox/value';
import type { JsonObject } from '../../platform/database/columns.ts';
import { strictCheck } from '../../platform/schema/strict.ts';
import { deepMerge, withDefaults } from '../../platform/company/deepMerge.ts';
import { mergeConfig } from '../../platform/company/schoolConfig.ts';
import { checkAppearance } from './appearance.ts';
import { withEditedMenus } from './menus.ts';
import { readObject } from './schoolFiles.ts';
import { SchoolFolderError } from './schoolFolderError.ts';

const Settings = Type.Record(Type.String(), Type.Unknown());

/** Content of `company.json`. */
export const CompanyFile = Type.Object({
  name: Type.String({ minLength: 1 }),
  order: Type.Integer(),
  /** Host names without port; the first is the main one. */
  hosts: Type.Array(Type.String({ pattern: '^[a-z0-9.-]+$' }), { minItems: 1 }),
  /** Origins of other front ends that may use the company; none by default. */
  origins: Type.Optional(Type.Array(Type.String(), { maxItems: 100 })),
  /** Suffix of the default school. */
  defaultSchool: parts.Id,
  config: Settings,
});

const SchoolFile = Type.Object({
  name: Type.String({ minLength: 1 }),
  order: Type.Integer(),
  config: Settings,
});

/** A school, as read from its folder. */
export interface SchoolFolder {
  readonly suffix: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly config: JsonObject;
}

/** A company with its schools, as read from its folder; the default school first. */
export interface CompanyFolder {
  readonly name: string;
  readonly hosts: readonly string[];
  readonly origins: readonly string[];
  /** Its settings, merged over the defaults. */
  readonly config: JsonObject;
  readonly schools: readonly SchoolFolder[];
}

async function readJson<Schema extends TSchema>(file: string, schema: Schema): Promise<Static<Schema>> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.replaceAll(/\s+/g, ' ') : '';
    throw new SchoolFolderError(`${file} cannot be read: ${reason}`, { cause });
  }
  const problem = strictCheck(schema)(value);
  if (problem === undefined && Check(schema, value)) return value;
  throw new SchoolFolderError(`${file}: "${problem?.path ?? ''}" ${problem?.problem ?? 'is not valid'}`);
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : '';
    throw new SchoolFolderError(`The folder of schools ${folder} cannot be read: ${reason}`, { cause });
  });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

const NO_ADDRESS = { protocol: '', origin: '' };

/** Checks origins. @throws {SchoolFolderError} for a text that no browser would send as an origin. */
function checkOrigins(file: string, origins: readonly string[]): void {
  for (const [index, origin] of origins.entries()) {
    const { protocol, origin: meant } = URL.canParse(origin) ? new URL(origin) : NO_ADDRESS;
    const isValidOrigin = /^https?:$/.test(protocol) && !meant.includes('*');
    if (isValidOrigin && meant === origin) continue;
    const hint = isValidOrigin ? `; "${meant}" is` : '';
    throw new SchoolFolderError(
      `${file}: "origins[${index}]" is "${origin}", which is not an origin such as "https://app.school.example"${hint}`,
    );
  }
}

async function readCompany(
  folder: string,
  edits: string | undefined,
): Promise<CompanyFolder & { readonly order: number; readonly file: string }> {
  const companyFile = join(folder, 'company.json');
  const companySettings = await readJson(companyFile, CompanyFile);
  const edited = (config: JsonObject, file: string, schoolId: string | null) =>
    edits === undefined ? config : withEditedMenus(config, join(edits, file), schoolId);
  const own = await edited(companySettings.config, 'company.json', null);
  const company = { ...companySettings, config: withDefaults(own) };
  const { origins = [] } = company;
  checkOrigins(companyFile, origins);
  const schools = await Promise.all(
    (await foldersIn(folder)).map(async (suffix) => {
      const file = join(folder, suffix, 'school.json');
      const edit = edits === undefined ? undefined : join(edits, suffix, 'school.json');
      // A branch changed by a table is stored here completely; otherwise only its menus may be.
      const isComplete = edit !== undefined && 'name' in (await readObject(edit));
      const branch = await readJson(isComplete ? edit : file, SchoolFile);
      const school = { ...branch, config: await edited(branch.config, join(suffix, 'school.json'), suffix) };
      try {
        checkAppearance(deepMerge(company.config, school.config));
        mergeConfig(company.config, school.config);
      } catch (cause) {
        throw new SchoolFolderError(`${file}: ${cause instanceof Error ? cause.message : ''}`, { cause });
      }
      return { ...school, suffix, isDefault: suffix === company.defaultSchool };
    }),
  );
  if (!schools.some((school) => school.isDefault)) {
    throw new SchoolFolderError(
      `${companyFile}: "defaultSchool" is "${company.defaultSchool}", and there is no such folder`,
    );
  }
  return {
    ...company,
    origins,
    file: companyFile,
    schools: schools.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.order - b.order),
  };
}

/**
 * Reads all companies and schools of a folder, in their order.
 * @param edits folder with the changes made by commands, where it is a separate one
 * @throws {SchoolFolderError} for the first missing or invalid file.
 */
export async function readSchoolFolders(folder: string, edits = folder): Promise<CompanyFolder[]> {
  const companies = await Promise.all(
    (await foldersIn(folder)).map((name) =>
      readCompany(join(folder, name), edits === folder ? undefined : join(edits, name)),
    ),
  );
  const hosts = new Map<string, string>();
  for (const { file, hosts: own } of companies) {
    for (const host of own) {
      const other = hosts.get(host);
      if (other !== undefined)
        throw new SchoolFolderError(`${file}: "hosts" contains "${host}", which ${other} contains as well`);
      hosts.set(host, file);
    }
  }
  return companies.toSorted((a, b) => a.order - b.order);
}
