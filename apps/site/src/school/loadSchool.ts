import { isApiError, readConditionally, text, type Endpoint } from '@lectern/sdk';
import { firstPage, type FirstPageCall, type HashScope } from '@lectern/sdk/endpoints/firstPage';
import { companyAlias, saveSessionSchool, schoolBySuffix, shareBaseInfo } from '@lectern/sdk/endpoints/shell';
import { request, siteClient } from '../boot/client.ts';
import { platformOrigin } from '../boot/platformOrigin.ts';
import type { SchoolPages } from '../boot/siteState.ts';
import { ports } from '../ports.ts';
import { readPages } from './readPages.ts';

const calls: Readonly<Record<FirstPageCall, Endpoint<HashScope, unknown>>> = firstPage;
const names = Object.keys(firstPage) as FirstPageCall[];

export { keepPages, keptPages } from './keptPages.ts';
export { showIcon } from './showIcon.ts';

/** Asks for a school's frame and home, all at once; what fails is left out and degrades alone. */
export async function loadPages(schoolId: string): Promise<SchoolPages> {
  const input = schoolId === '' ? {} : { schoolId };
  const conditional = { client: await siteClient(), storage: ports.storage, schoolId };
  const ask = (name: FirstPageCall): Promise<unknown> => {
    // These two seldom change, and say so by their hash (specification 3).
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
export async function findSchool(suffix: string): Promise<string> {
  try {
    return text((await request(schoolBySuffix, { suffix }))?.id);
  } catch (error) {
    if (isApiError(error, 'business')) return '';
    throw error;
  }
}

/** Tells the server which school this browser is in, for the next page it delivers. */
export async function rememberSchool(schoolId: string): Promise<void> {
  await request(saveSessionSchool, { schoolId });
}
