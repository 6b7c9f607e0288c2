import { type SignState, signList } from '@lectern/sdk/endpoints/proxyExam';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { ports } from '../../../shared/ports.ts';
import { loadInto } from '../../../shared/loadable.ts';
import { type Listing, readRows } from '../../../shared/rows.ts';
import type { SignsFilter } from '../address.ts';
import { firstDue, readSign, type Sign } from '../proxyExam.model.ts';

/** Exams on a page. */
export const SIGNS_PER_PAGE = 12;

/** More than any student has; one page of them is all. */
const ALL = 100;

/** The exams that the school registers the student for. */
export const signs = proxy<Listing<Sign>>({ status: 'idle', records: [], total: 0 });

async function readPage(pageNo: number, pageSize: number, state?: SignState, keyword = '') {
  const reply = await request(signList, {
    pageNo,
    pageSize,
    ...(state !== undefined && { state }),
    ...(keyword !== '' && { keyword }),
  });
  return readRows(reply, readSign);
}

const { load } = loadInto(signs);

/** Shows the exams of a filter; what is shown stays until the new page is here. */
export const showSigns = prefetched(async ({ state, keyword, page }: SignsFilter): Promise<void> => {
  await load(() => readPage(page, SIGNS_PER_PAGE, state, keyword));
});

/** Finds what the student has to do next, as the study entry asks; undefined where nothing is due. @throws ApiError */
export async function findDue(): Promise<Sign | undefined> {
  return firstDue((await readPage(1, ALL)).records, ports.now());
}

/** Finds the student's row of an exam; undefined where there is none. @throws ApiError */
export async function findSign(itemId: string): Promise<Sign | undefined> {
  return (await readPage(1, ALL)).records.find((sign) => sign.itemId === itemId);
}
