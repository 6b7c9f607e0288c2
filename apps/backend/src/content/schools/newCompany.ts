import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { arrayOverlaps } from 'drizzle-orm';
import { withDefaults } from '../../platform/company/index.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import type { JsonObject } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { errnoOf } from '../../platform/database/embedded/errors.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { branchProblem } from './branches.ts';
import { lockCompanies, seedSchools } from './companies.seed.ts';
import { writeError, type SchoolFolders, writeInto } from './schoolFiles.ts';
import { SchoolFolderError } from './schoolFolderError.ts';

/** The input for a new company; all other settings are defaults (`defaults.json`). */
export interface NewCompany {
  /** The name of its folder. */
  readonly folder: string;
  readonly name: string;
  /** Host names without port, the main one first. */
  readonly hosts: readonly string[];
  readonly nameEn?: string | undefined;
  /** Name in its header; by default its name. */
  readonly shortName?: string | undefined;
  readonly shortNameEn?: string | undefined;
  /** Its own colour for header, buttons and links, such as `#1d5bd6`. */
  readonly brand?: string | undefined;
}

function configOf({ name, nameEn, shortName = name, shortNameEn = nameEn, brand }: NewCompany): JsonObject {
  return {
    shortName,
    ...(nameEn !== undefined && { nameEn }),
    ...(shortNameEn !== undefined && { shortNameEn }),
    ...(brand !== undefined && {
      header: { colour: 'own' },
      footer: { themes: 'footer-own' },
      theme: { brand },
    }),
  };
}

/** Validates a new company. @throws {CommandError} for invalid fields, and a host that another company has. */
async function check(db: Queryable, company: NewCompany): Promise<void> {
  const { folder, hosts } = company;
  if (!/^[\w-]+$/.test(folder))
    throw new CommandError(
      `“${folder}” is not a valid folder name: use letters, digits and hyphens, such as pines`,
    );
  const wrong = hosts.find((host) => !/^[a-z0-9.-]+$/.test(host));
  if (wrong !== undefined)
    throw new CommandError(
      `--hosts: “${wrong}” is not a host name: write it in lower case, without https:// and port, such as www.school.example`,
    );
  const [other] = await db
    .select()
    .from(companies)
    .where(arrayOverlaps(companies.hosts, [...hosts]));
  if (other !== undefined)
    throw new CommandError(`--hosts: ${other.name} already has ${other.hosts.join(', ')}`);
  const problem = branchProblem(withDefaults(configOf(company)), {});
  if (problem !== undefined) throw new CommandError(problem.replace('"theme.brand"', '--brand'));
}

/** Creates the folder of a company with one school. @throws {CommandError} where a folder of this name exists */
async function writeFolder(folder: string, order: number, company: NewCompany): Promise<void> {
  const { name, hosts } = company;
  try {
    await mkdir(folder);
  } catch (error) {
    throw errnoOf(error) === 'EEXIST'
      ? new CommandError(`${folder} already exists`)
      : writeError(folder, error);
  }
  const config = configOf(company);
  await writeInto(join(folder, 'company.json'), () => ({
    name,
    order,
    hosts,
    defaultSchool: 'main',
    config,
  }));
  await writeInto(join(folder, 'main/school.json'), () => ({ name, order: 0, config: {} }));
}

/**
 * Creates a company with one school: its folder and its rows, so that it is available at once.
 * @returns its folder, and the ids of the new or changed companies.
 * @throws {CommandError} where it cannot be created; nothing of it remains then.
 */
export async function makeCompany(
  tx: Queryable,
  { schoolsDir, schoolEditsDir }: SchoolFolders,
  company: NewCompany,
): Promise<{ readonly folder: string; readonly changed: readonly string[] }> {
  if (schoolsDir === undefined || schoolsDir !== schoolEditsDir)
    throw new CommandError(
      'Set the folder of your schools first, here and for the server: SCHOOLS_DIR=/srv/school/schools',
    );
  await lockCompanies(tx);
  await check(tx, company);
  const folder = join(schoolsDir, company.folder);
  await mkdir(schoolsDir, { recursive: true }).catch((error: unknown) => {
    throw writeError(schoolsDir, error);
  });
  await writeFolder(folder, (await readdir(schoolsDir)).length, company);
  try {
    return { folder, changed: await seedSchools(tx, schoolsDir) };
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error instanceof SchoolFolderError ? new CommandError(error.message) : error;
  }
}
