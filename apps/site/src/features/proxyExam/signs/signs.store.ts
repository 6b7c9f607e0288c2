import { type SignState, signList } from '@lectern/sdk/endpoints/proxyExam';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { ports } from '../../../shared/ports.ts';
import { loadInto } from '../../../shared/loadable.ts';
import { type Listing, readRows } from '../../../shared/rows.ts';
import type { SignsFilter } from '../address.ts';
import { firstDue, readSign, type Sign } from '../proxyExam.model.ts';

/** Exams per page. */
export const SIGNS_PER_PAGE = 12;

/** Page size that returns all registrations: more than any student has. */
const MAX_SIGNS = 100;

/** The exams for which the school registers the student. */
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

/** Loads the exams of a filter; the previous list stays visible until the reply arrives. */
export const showSigns = prefetched(async ({ state, keyword, page }: SignsFilter): Promise<void> => {
  await load(() => readPage(page, SIGNS_PER_PAGE, state, keyword));
});

/**
 * Finds the student's next due registration, for the lesson gate; undefined if nothing is due.
 * @throws ApiError
 */
export async function findDue(): Promise<Sign | undefined> {
  return firstDue((await readPage(1, MAX_SIGNS)).records, ports.now());
}

/**
 * Finds the student's row of an exam; undefined if there is none.
 * @throws ApiError
 */
export async function findSign(itemId: string): Promise<Sign | undefined> {
  return (await readPage(1, MAX_SIGNS)).records.find((sign) => sign.itemId === itemId);
}
