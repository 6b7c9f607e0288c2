import { proxy } from 'valtio/vanilla';
import { HOME_PATH, splitHash } from '../routes/address.ts';
import { shell } from './shell.store.ts';

/** A school by its id, or by the suffix in the address. */
export type SchoolWanted = { readonly id: string } | { readonly suffix: string };

/** Which school the pages belong to, and whether another is on its way. */
export interface SchoolState {
  step: 'ready' | 'switching' | 'failed' | 'unknown';
  /** What was asked for last, for trying again. */
  wanted: SchoolWanted | undefined;
}

export const school = proxy<SchoolState>({ step: 'ready', wanted: undefined });

/**
 * Loads a school and shows it, unless another choice has overtaken it meanwhile; gives where the choice stands then.
 * It throws when nothing of the school can be had.
 */
export type LoadSchool = (wanted: SchoolWanted, isOvertaken: () => boolean) => Promise<SchoolState['step']>;

let loadSchool: LoadSchool | undefined;

/** Says where schools come from. Their pages are made by features, which this store cannot import. */
export function provideSchools(load: LoadSchool): void {
  loadSchool = load;
}

/** The newest choice, so that a reply knows whether it is still wanted. */
let newest: SchoolWanted | undefined;

/**
 * Makes another school's pages the current ones: its frame and home come in together,
 * so that the old look never shows with the new content. A failure keeps the old school.
 */
export async function enterSchool(wanted: SchoolWanted): Promise<void> {
  newest = wanted;
  school.wanted = wanted;
  school.step = 'switching';
  const isOvertaken = () => newest !== wanted;
  // After a failure the old school stays, and the choice can be tried again.
  const step = await loadSchool?.(wanted, isOvertaken).catch(() => undefined);
  if (!isOvertaken()) school.step = step ?? 'failed';
}

/** The id of the school that the address asks for, before the hash or behind it. */
export const idInAddress = (): string | undefined => /[?&]schoolId=(\w+)/.exec(location.href)?.[1];

/**
 * Tells whether an address of the home page names a school: the branch of its suffix, or without one the default
 * school. An address without any page names none, and one with a `schoolId` says otherwise.
 */
export function namesSchool(suffix: string | undefined): boolean {
  if (suffix !== undefined) return true;
  const isHome = location.hash.length > 1 && splitHash(location.hash).path === HOME_PATH;
  return isHome && idInAddress() === undefined;
}

/** The school that the address names, where it is not the current one. */
export function otherSchool(suffix: string | undefined): SchoolWanted | undefined {
  const { brand, schools } = shell.current;
  if (suffix !== undefined) return suffix === brand.schoolSuffix ? undefined : { suffix };
  const usual = namesSchool(suffix) ? schools.find(({ isDefault }) => isDefault) : undefined;
  return usual === undefined || usual.id === brand.schoolId ? undefined : { id: usual.id };
}
