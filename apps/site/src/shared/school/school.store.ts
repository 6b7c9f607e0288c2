import { proxy } from 'valtio/vanilla';
import { HOME_PATH, splitHash } from '../routes/address.ts';
import { shell } from './shell.store.ts';

/** A school by its id, or by the suffix in the address. */
export type RequestedSchool = { readonly id: string } | { readonly suffix: string };

/** Which school the pages belong to, and whether another is loading. */
export interface SchoolState {
  step: 'ready' | 'switching' | 'failed' | 'unknown';
  /** The last requested school, for retrying. */
  requested: RequestedSchool | undefined;
}

export const school = proxy<SchoolState>({ step: 'ready', requested: undefined });

/**
 * Loads a school and shows it, unless a later choice has overtaken it meanwhile; returns the resulting step. It
 * throws if nothing of the school can be loaded.
 */
export type LoadSchool = (
  requested: RequestedSchool,
  isOvertaken: () => boolean,
) => Promise<SchoolState['step']>;

let loadSchool: LoadSchool | undefined;

/** Registers the function that loads schools. It depends on features, which this store cannot import. */
export function provideSchools(load: LoadSchool): void {
  loadSchool = load;
}

/** The latest choice, so that a reply knows whether it is still wanted. */
let newest: RequestedSchool | undefined;

/**
 * Switches to another school: its shell and home page are replaced together, so that the old theme never shows
 * with the new content. On failure the old school stays.
 */
export async function enterSchool(requested: RequestedSchool): Promise<void> {
  newest = requested;
  school.requested = requested;
  school.step = 'switching';
  const isOvertaken = () => newest !== requested;
  // On failure the old school stays, and the choice can be retried.
  const step = await loadSchool?.(requested, isOvertaken).catch(() => undefined);
  if (!isOvertaken()) school.step = step ?? 'failed';
}

/** Returns the id of the school that the address asks for, before or within the hash. */
export const schoolIdInAddress = (): string | undefined => /[?&]schoolId=(\w+)/.exec(location.href)?.[1];

/**
 * Whether an address of the home page names a school: the branch of its suffix, or without one the default
 * school. An address without a page names none, and neither does one with a `schoolId`.
 */
export function addressNamesSchool(suffix: string | undefined): boolean {
  if (suffix !== undefined) return true;
  const isHome = location.hash.length > 1 && splitHash(location.hash).path === HOME_PATH;
  return isHome && schoolIdInAddress() === undefined;
}

/** Returns the school that the address names, if it is not the current one. */
export function otherSchool(suffix: string | undefined): RequestedSchool | undefined {
  const { brand, schools } = shell.current;
  if (suffix !== undefined) return suffix === brand.schoolSuffix ? undefined : { suffix };
  const defaultSchool = addressNamesSchool(suffix) ? schools.find(({ isDefault }) => isDefault) : undefined;
  return defaultSchool === undefined || defaultSchool.id === brand.schoolId
    ? undefined
    : { id: defaultSchool.id };
}
