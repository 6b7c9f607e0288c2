import { isApiError, readConditionally, type Endpoint } from '@lectern/sdk';
import { firstPage, type FirstPageCall, type HashScope } from '@lectern/sdk/endpoints/firstPage';
import { companyAlias, saveSessionSchool, schoolBySuffix, shareBaseInfo } from '@lectern/sdk/endpoints/shell';
import { request, siteClient } from '../../shared/client/client.ts';
import { platformOrigin } from '../../shared/client/platformOrigin.ts';
import type { SchoolPages } from './siteState.ts';
import { ports } from '../../shared/ports.ts';
import { fullStyles } from '../../shared/deferred/fullStyles.ts';
import { storeSchool } from '../../shared/session/session.store.ts';
import { shell } from '../../shared/school/shell.store.ts';
import { cachedPages, storePages } from './cachedPages.ts';
import { readPages } from './readPages.ts';
import { enterSchool, type LoadSchool, type RequestedSchool } from '../../shared/school/school.store.ts';
import { showIcon } from './showIcon.ts';
import { showOwnTheme } from './showOwnTheme.ts';
import { applyTheme, receivePages } from './showSchool.ts';

const calls: Readonly<Record<FirstPageCall, Endpoint<HashScope, unknown>>> = firstPage;
const names = Object.keys(firstPage) as FirstPageCall[];

/**
 * Requests a school's shell and home page in parallel; a failed reply is left out, and only its own part is
 * missing.
 */
async function loadPages(schoolId: string): Promise<SchoolPages> {
  const input = schoolId === '' ? {} : { schoolId };
  const conditional = { client: await siteClient(), storage: ports.storage, schoolId };
  const ask = (name: FirstPageCall): Promise<unknown> => {
    // These two replies seldom change, so they are requested with the hash of the cached ones.
    if (schoolId !== '' && name === 'shareBaseInfo') return readConditionally(shareBaseInfo, conditional);
    if (schoolId !== '' && name === 'companyAlias') return readConditionally(companyAlias, conditional);
    return request(calls[name], input);
  };
  const settled = await Promise.allSettled(names.map(async (name) => [name, await ask(name)] as const));
  const replies = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (replies.length === 0) throw new Error('no call of the first page succeeded');
  return readPages(Object.fromEntries(replies), platformOrigin());
}

/** Finds the id of the school that an address names; empty when there is none. */
async function findSchool(suffix: string): Promise<string> {
  try {
    return (await request(schoolBySuffix, { suffix })).id ?? '';
  } catch (error) {
    if (isApiError(error, 'business')) return '';
    throw error;
  }
}

/** Tells the server which school this browser is in, for the next page it delivers. */
async function saveSchoolInSession(schoolId: string): Promise<void> {
  await request(saveSessionSchool, { schoolId });
}

const schoolIdOf = (suffix: string) => shell.current.schools.find((entry) => entry.suffix === suffix)?.id;

/** Loads a school and shows it. */
export const loadSchool: LoadSchool = async (requested, isOvertaken) => {
  const id =
    'id' in requested ? requested.id : (schoolIdOf(requested.suffix) ?? (await findSchool(requested.suffix)));
  if (id === '' && 'suffix' in requested) return 'unknown';
  // The new theme is applied at once, so its rules must be loaded.
  const [pages] = await Promise.all([loadPages(id), fullStyles()]);
  await showOwnTheme(pages.shell.ownTheme);
  if (isOvertaken()) return 'switching';
  receivePages(pages);
  applyTheme();
  showIcon(shell.current.icon);
  storePages(pages);
  storeSchool(shell.current.brand.schoolId);
  // Best effort: it only helps the next delivered page, and the cookie names the school too.
  saveSchoolInSession(shell.current.brand.schoolId).catch(() => undefined);
  return 'ready';
};

/**
 * Shows the pages at the start of a visit: first the copy on the device, which the replies then update, or else
 * the replies themselves.
 */
export async function showFirstSchool(requested: RequestedSchool): Promise<void> {
  const cached = cachedPages(requested);
  if (cached === undefined) return enterSchool(requested);
  await showOwnTheme(cached.shell.ownTheme);
  receivePages(cached);
  void enterSchool(requested);
  return undefined;
}
