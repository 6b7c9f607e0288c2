import { Check } from 'typebox/value';
import { digestOf } from '../digest/digest.ts';
import type { JsonObject } from '../database/columns.ts';
import type { Company, School } from '../database/tables/companies.tables.ts';
import { strictCheck } from '../schema/strict.ts';
import { layOver, named } from './laidOver.ts';
import { SchoolConfig } from './schoolConfig.schema.ts';

const inspect = strictCheck(SchoolConfig);

function isConfig(value: unknown): value is SchoolConfig {
  return inspect(value) === undefined;
}

/**
 * Puts a school's settings together, before they are stored: the company's, and over them the school's own.
 * @throws {TypeError} naming the field that is missing or wrong.
 */
export function mergeConfig(company: JsonObject, school: JsonObject): SchoolConfig {
  const whole = layOver(company, school);
  if (isConfig(whole)) return whole;
  const problem = inspect(whole);
  throw new TypeError(`"${problem?.path ?? ''}" ${problem?.problem ?? 'is not valid'}`);
}

/**
 * Reads a school's settings as they are stored. What only a newer version knows is passed over: a process of it may have
 * stored that, and this one still run beside it, or again.
 */
function readConfig(company: JsonObject, school: JsonObject): SchoolConfig {
  const whole = layOver(company, school);
  // The compiled check fits nearly always, in a tenth of the time.
  return isConfig(whole) || Check(SchoolConfig, whole) ? whole : mergeConfig(company, school);
}

/** Fills in the school's own names, so that what its company says of itself holds for each branch. */
function withNames(config: SchoolConfig, { name }: School): SchoolConfig {
  const names = { name, nameEn: config.nameEn ?? name };
  const { siteTitle, siteTitleEn, seo } = config.site;
  return {
    ...config,
    footer: named(config.footer, names),
    site: {
      ...config.site,
      ...named({ siteTitle, seo, ...(siteTitleEn !== undefined && { siteTitleEn }) }, names),
    },
  };
}

interface Merged {
  readonly config: SchoolConfig;
  readonly version: string;
}

// Tenants hand out the same row objects until something changes, so a row is a good key.
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

/** What a request tells of the school it is about. */
export interface SchoolAsked {
  readonly company: Company;
  readonly school: School;
}

/** The settings of the school that a request is about. */
export const configOf = ({ company, school }: SchoolAsked): SchoolConfig => mergedOf(company, school).config;

/** A word that changes whenever anything in those settings does. */
export const configVersionOf = ({ company, school }: SchoolAsked): string =>
  mergedOf(company, school).version;

/** A short word for a value's content, for `hash` fields and entity tags. */
export function hashOf(value: unknown): string {
  return digestOf(JSON.stringify(value)).slice(0, 22);
}
