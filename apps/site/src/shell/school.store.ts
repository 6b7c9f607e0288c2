import { text, type Endpoint } from '@lectern/sdk';
import { saveSessionSchool, schoolBySuffix } from '@lectern/sdk/endpoints/shell';
import { firstPage, type FirstPageCall, type HashScope } from '@lectern/sdk/endpoints/firstPage';
import { switchTheme } from '@lectern/themes';
import { proxy } from 'valtio/vanilla';
import { platformOrigin, request } from '../boot/client.ts';
import { fetchFirstPage, receiveFirstPage } from '../boot/firstPage.ts';
import { keepSchool, session } from '../session/session.store.ts';
import { htmlAttributesOf } from './htmlAttributes.ts';
import { loadFrame } from './frame.ts';
import { readShell } from './shell.model.ts';
import { receiveFrame, shell } from './shell.store.ts';

/** Which school the pages belong to, and whether another is on its way. */
export interface SchoolState {
  step: 'ready' | 'switching' | 'failed';
  /** What was asked for last, for trying again: an id, or a suffix of the address. */
  wanted: { id: string } | { suffix: string } | undefined;
}

export const school = proxy<SchoolState>({ step: 'ready', wanted: undefined });

/** Dresses the document in the school's colours, without animating the change. */
export function dressDocument(): void {
  const attributes = htmlAttributesOf(shell.current);
  switchTheme(document.documentElement, (root) => {
    root.className = attributes.class;
    if (attributes['data-global-theme'] === '') delete root.dataset.globalTheme;
    else root.dataset.globalTheme = attributes['data-global-theme'];
  });
}

const calls: Readonly<Record<FirstPageCall, Endpoint<HashScope, unknown>>> = firstPage;

async function load(id: string): Promise<void> {
  const replies = await fetchFirstPage((call) => request(calls[call], id === '' ? {} : { schoolId: id }));
  // The templates' code comes first, so that frame and content change in one step.
  const frame = await loadFrame(readShell(replies, platformOrigin()));
  receiveFrame(frame);
  receiveFirstPage(replies, platformOrigin());
  dressDocument();
}

async function idOf(wanted: NonNullable<SchoolState['wanted']>): Promise<string> {
  if ('id' in wanted) return wanted.id;
  const known = shell.current.schools.find((entry) => entry.suffix === wanted.suffix);
  if (known !== undefined) return known.id;
  return text((await request(schoolBySuffix, { suffix: wanted.suffix }))?.id);
}

/**
 * Makes another school's pages the current ones: its frame and home come in together,
 * so that the old look never shows with the new content. A failure keeps the old school.
 */
export async function enterSchool(wanted: NonNullable<SchoolState['wanted']>): Promise<void> {
  school.wanted = wanted;
  school.step = 'switching';
  try {
    const id = await idOf(wanted);
    // A later choice has overtaken this one.
    if (school.wanted !== wanted) return;
    await load(id);
    keepSchool(id);
    school.step = 'ready';
    // The server only needs to know for the next page it delivers; the cookie tells it too.
    request(saveSessionSchool, { schoolId: id }).catch(() => undefined);
  } catch {
    school.step = 'failed';
  }
}

/** Whether the address names a school that is not the current one. */
export function isOtherSchool(suffix: string | undefined): suffix is string {
  return suffix !== undefined && suffix !== shell.current.brand.schoolSuffix;
}

/** Loads the school of this device, for a page that came without data. */
export async function loadStoredSchool(): Promise<void> {
  await load(session.schoolId);
}
