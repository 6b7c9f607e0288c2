import { switchTheme } from '@lectern/themes';
import { proxy } from 'valtio/vanilla';
import type { SchoolPages } from '../boot/siteState.ts';
import { wholeStyles } from '../boot/wholeStyles.ts';
import { receiveHome } from '../features/home/index.ts';
import { HOME_PATH, splitHash } from '../routes/address.ts';
import { keepSchool } from '../session/session.store.ts';
import { htmlAttributesOf } from '../shell/htmlAttributes.ts';
import { receiveShell, shell } from '../shell/shell.store.ts';

/** A school by its id, or by the suffix in the address. */
export type SchoolWanted = { readonly id: string } | { readonly suffix: string };

/** Which school the pages belong to, and whether another is on its way. */
export interface SchoolState {
  step: 'ready' | 'switching' | 'failed' | 'unknown';
  /** What was asked for last, for trying again. */
  wanted: SchoolWanted | undefined;
}

export const school = proxy<SchoolState>({ step: 'ready', wanted: undefined });

/** Shows a school's frame and home. */
export function receivePages(pages: SchoolPages): void {
  receiveShell(pages.shell);
  receiveHome(pages.home);
}

/** Dresses the document in the school's colours, without animating the change. */
export function dressDocument(): void {
  const attributes = htmlAttributesOf(shell.current);
  switchTheme(document.documentElement, (root) => {
    root.className = attributes.class;
    if (attributes['data-global-theme'] === '') delete root.dataset.globalTheme;
    else root.dataset.globalTheme = attributes['data-global-theme'];
  });
}

/** Counts the choices, so that a reply knows whether it is still wanted. */
let entering = 0;

/**
 * Makes another school's pages the current ones: its frame and home come in together,
 * so that the old look never shows with the new content. A failure keeps the old school.
 */
export async function enterSchool(wanted: SchoolWanted): Promise<void> {
  entering += 1;
  const own = entering;
  school.wanted = wanted;
  school.step = 'switching';
  try {
    const { findSchool, keepPages, loadPages, rememberSchool, showIcon } = await import('./loadSchool.ts');
    const id = 'id' in wanted ? wanted.id : (schoolIdOf(wanted.suffix) ?? (await findSchool(wanted.suffix)));
    if (id === '' && 'suffix' in wanted) {
      if (own === entering) school.step = 'unknown';
      return;
    }
    // The new look is put on at once, so its rules must be here.
    const [pages] = await Promise.all([loadPages(id), wholeStyles()]);
    // A later choice has overtaken this one.
    if (own !== entering) return;
    receivePages(pages);
    dressDocument();
    showIcon(shell.current.icon);
    keepPages(pages);
    keepSchool(shell.current.brand.schoolId);
    school.step = 'ready';
    // Only a help for the next delivered page, and the cookie says it too.
    rememberSchool(shell.current.brand.schoolId).catch(() => undefined);
  } catch {
    if (own === entering) school.step = 'failed';
  }
}

/**
 * Makes the pages of a beginning visit: the copy on the device at once, which then follows the replies,
 * else the replies themselves.
 */
export async function beginSchool(wanted: SchoolWanted): Promise<void> {
  const { keptPages } = await import('./loadSchool.ts').catch(() => ({ keptPages: () => undefined }));
  const kept = keptPages(wanted);
  if (kept === undefined) return enterSchool(wanted);
  receivePages(kept);
  void enterSchool(wanted);
  return undefined;
}

const schoolIdOf = (suffix: string) => shell.current.schools.find((entry) => entry.suffix === suffix)?.id;

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
