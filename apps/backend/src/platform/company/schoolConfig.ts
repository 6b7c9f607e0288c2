import { Check } from 'typebox/value';
import { digestOf } from '../digest/digest.ts';
import type { JsonObject } from '../database/columns.ts';
import type { Company, School } from '../database/tables/companies.tables.ts';
import { strictCheck } from '../schema/strict.ts';
import { deepMerge, fillNames } from './deepMerge.ts';
import { SchoolConfig } from './schoolConfig.schema.ts';

const inspect = strictCheck(SchoolConfig);

function isConfig(value: unknown): value is SchoolConfig {
  return inspect(value) === undefined;
}

/**
 * Merges a school's settings over its company's, before they are stored.
 * @throws {TypeError} naming the field that is missing or wrong.
 */
export function mergeConfig(company: JsonObject, school: JsonObject): SchoolConfig {
  const merged = deepMerge(company, school);
  if (isConfig(merged)) return merged;
  const problem = inspect(merged);
  throw new TypeError(`"${problem?.path ?? ''}" ${problem?.problem ?? 'is not valid'}`);
}

/**
 * Reads a school's stored settings. Unknown fields are ignored: a process of a newer version may have stored
 * them while this one runs beside it, or before a rollback.
 */
function readConfig(company: JsonObject, school: JsonObject): SchoolConfig {
  const merged = deepMerge(company, school);
  // The compiled check nearly always succeeds, and takes a tenth of the time.
  return isConfig(merged) || Check(SchoolConfig, merged) ? merged : mergeConfig(company, school);
}

/** Inserts the school's own names, so that texts of its company fit each branch. */
function withNames(config: SchoolConfig, { name }: School): SchoolConfig {
  const names = { name, nameEn: config.nameEn ?? name };
  const { siteTitle, siteTitleEn, seo } = config.site;
  return {
    ...config,
    footer: fillNames(config.footer, names),
    site: {
      ...config.site,
      ...fillNames({ siteTitle, seo, ...(siteTitleEn !== undefined && { siteTitleEn }) }, names),
    },
  };
}

interface Merged {
  readonly config: SchoolConfig;
  readonly version: string;
}

// `Tenants` returns the same row objects until something changes, so a row can be the cache key.
const merged = new WeakMap<School, WeakMap<Company, Merged>>();

function mergedOf(company: Company, school: School): Merged {
  let byCompany = merged.get(school);
  if (byCompany === undefined) merged.set(school, (byCompany = new WeakMap()));
  let found = byCompany.get(company);
  if (found === undefined) {
    const config = withNames(readConfig(company.config, school.config), school);
    found = { config, version: hashOf([company.name, school.name, school.suffix, config]) };
    byCompany.set(company, found);
  }
  return found;
}

/** The company and school of a request. */
export interface RequestSchool {
  readonly company: Company;
  readonly school: School;
}

/** Returns the settings of the request's school. */
export const configOf = ({ company, school }: RequestSchool): SchoolConfig =>
  mergedOf(company, school).config;

/** Returns a version of the settings that changes with any of them. */
export const configVersionOf = ({ company, school }: RequestSchool): string =>
  mergedOf(company, school).version;

/** Returns a short hash of a value, for `hash` fields and entity tags. */
export function hashOf(value: unknown): string {
  return digestOf(JSON.stringify(value)).slice(0, 22);
}
