import { type SignState, signList } from '@lectern/sdk/endpoints/proxyExam';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { ports } from '../../../shared/ports.ts';
import { loadInto, type LoadStatus } from '../../../shared/loadable.ts';
import type { SignsFilter } from '../address.ts';
import { firstDue, readSign, type Sign } from '../proxyExam.model.ts';

/** The exams that the school registers the student for. */
export interface SignsState {
  status: LoadStatus;
  records: readonly Sign[];
  total: number;
}

/** Exams on a page. */
export const SIGNS_PER_PAGE = 12;

/** More than any student has; one page of them is all. */
const ALL = 100;

export const signs = proxy<SignsState>({ status: 'idle', records: [], total: 0 });

async function readPage(pageNo: number, pageSize: number, state?: SignState, keyword = '') {
  const reply = await request(signList, {
    pageNo,
    pageSize,
    ...(state !== undefined && { state }),
    ...(keyword !== '' && { keyword }),
  });
  return {
    records: reply.records.flatMap((item) => readSign(item) ?? []),
    total: reply.total ?? 0,
  };
}

const { load } = loadInto(signs);

/** Shows the exams of a filter; what is shown stays until the new page is here. */
export const showSigns = prefetched(async ({ state, keyword, page }: SignsFilter): Promise<void> => {
  await load(async () => {
    const { records, total } = await readPage(page, SIGNS_PER_PAGE, state, keyword);
    return { records: ref(records), total };
  });
});

/** Finds what the student has to do next, as the study entry asks; undefined where nothing is due. @throws ApiError */
export async function findDue(): Promise<Sign | undefined> {
  return firstDue((await readPage(1, ALL)).records, ports.now());
}

/** Finds the student's row of an exam; undefined where there is none. @throws ApiError */
export async function findSign(itemId: string): Promise<Sign | undefined> {
  return (await readPage(1, ALL)).records.find((sign) => sign.itemId === itemId);
}
