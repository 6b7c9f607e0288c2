import { proxy } from 'valtio/vanilla';
import { receivePages } from './showSchool.ts';
import { HOME_PATH, splitHash } from '../routes/address.ts';
import { shell } from '../shell/shell.store.ts';

/** A school by its id, or by the suffix in the address. */
export type SchoolWanted = { readonly id: string } | { readonly suffix: string };

/** Which school the pages belong to, and whether another is on its way. */
export interface SchoolState {
  step: 'ready' | 'switching' | 'failed' | 'unknown';
  /** What was asked for last, for trying again. */
  wanted: SchoolWanted | undefined;
}

export const school = proxy<SchoolState>({ step: 'ready', wanted: undefined });

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
  let step: SchoolState['step'] = 'failed';
  try {
    step = await (await import('./loadSchool.ts')).loadSchool(wanted, isOvertaken);
  } catch {
    // The old school stays, and the choice can be tried again.
  }
  if (!isOvertaken()) school.step = step;
}

/**
 * Makes the pages of a beginning visit: the copy on the device at once, which then follows the replies,
 * else the replies themselves.
 */
export async function beginSchool(wanted: SchoolWanted): Promise<void> {
  const late = await import('./loadSchool.ts').catch(() => undefined);
  const kept = late?.cachedPages(wanted);
  if (kept === undefined) return enterSchool(wanted);
  receivePages(kept);
  void enterSchool(wanted);
  return undefined;
}

/**
 * Tells whether an address of the home page names a school: the branch of its suffix, or without one the default
 * school. An address without any page names none, and one with a `schoolId` says otherwise.
 */
export function namesSchool(suffix: string | undefined): boolean {
  if (suffix !== undefined) return true;
  const isHome = location.hash.length > 1 && splitHash(location.hash).path === HOME_PATH;
  return isHome && !new URLSearchParams(location.search).has('schoolId');
}

/** The school that the address names, where it is not the current one. */
export function otherSchool(suffix: string | undefined): SchoolWanted | undefined {
  const { brand, schools } = shell.current;
  if (suffix !== undefined) return suffix === brand.schoolSuffix ? undefined : { suffix };
  const usual = namesSchool(suffix) ? schools.find(({ isDefault }) => isDefault) : undefined;
  return usual === undefined || usual.id === brand.schoolId ? undefined : { id: usual.id };
}
