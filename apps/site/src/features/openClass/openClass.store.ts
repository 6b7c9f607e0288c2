import { isApiError } from '@lectern/sdk';
import { book, cancel, detail, enter, list } from '@lectern/sdk/endpoints/openClass';
import { proxy } from 'valtio/vanilla';
import { request } from '../../boot/client.ts';
import { headStart } from '../../boot/headStart.ts';
import { loadable } from '../../shared/loadable.ts';
import { resolveAddress } from '../../safety/address.ts';
import type { OpenClassQuery, OpenClassTab } from './address.ts';
import {
  type OpenClass,
  type OpenClassCategory,
  type OpenClassPage,
  readCategories,
  readOpenClass,
  readOpenClassPage,
} from './openClass.model.ts';

/** Open classes on a page of the list: rows of 3 come out even. */
export const OPEN_CLASSES_PER_PAGE = 12;

/** A page of the school's open classes. */
export interface OpenClassListPage {
  readonly total: number;
  readonly openClasses: readonly OpenClass[];
  readonly counts: Readonly<Record<OpenClassTab, number>>;
  readonly categories: readonly OpenClassCategory[];
}

const listPage = loadable<OpenClassListPage>();
const detailPage = loadable<OpenClassPage>();

export const openClassList = listPage.state;
export const openClassDetail = detailPage.state;

/** What the student is doing to an open class just now. */
export const openClassWork = proxy<{ step: 'idle' | 'booking' | 'cancelling' | 'entering'; id: string }>({
  step: 'idle',
  id: '',
});

/** Shows the open classes that a query finds. */
export function showOpenClasses({ tab, category, page }: OpenClassQuery): Promise<void> {
  return listPage.load(async () => {
    const reply = await request(list, {
      ...(tab === 'booked' ? { bookedFlag: 1 as const } : tab !== 'all' && { state: tab }),
      ...(category !== '' && { categoryId: category }),
      pageNo: page,
      pageSize: OPEN_CLASSES_PER_PAGE,
    });
    const openClasses = reply.records.flatMap((card) => readOpenClass(card) ?? []);
    const counts = reply.counts;
    return {
      total: reply.total ?? openClasses.length,
      openClasses,
      counts: {
        all: counts.all ?? 0,
        now: counts.now ?? 0,
        upcoming: counts.upcoming ?? 0,
        finished: counts.finished ?? 0,
        booked: counts.booked ?? 0,
      },
      categories: readCategories(reply.categories),
    };
  });
}

/** {@link showOpenClasses} as its page begins with it. */
export const firstOpenClasses = headStart(showOpenClasses);

/** Shows one open class; the one of before goes away at once. */
export function showOpenClass(openClassId: string): Promise<void> {
  if (openClassDetail.value?.openClass.id !== openClassId) openClassDetail.value = undefined;
  return detailPage.load(async () => readOpenClassPage(await request(detail, { openClassId })));
}

/** {@link showOpenClass} as its page begins with it. */
export const firstOpenClass = headStart(showOpenClass);

/** How something went: undefined when it worked, else the school's words (empty for a failed line). */
export type Refusal = { readonly message: string } | undefined;

async function work(
  step: 'booking' | 'cancelling' | 'entering',
  id: string,
  act: () => Promise<unknown>,
): Promise<Refusal> {
  Object.assign(openClassWork, { step, id });
  try {
    await act();
    return undefined;
  } catch (error) {
    return { message: isApiError(error, 'business') ? error.message : '' };
  } finally {
    Object.assign(openClassWork, { step: 'idle', id: '' });
  }
}

/** Keeps a place. */
export const bookOpenClass = (openClassId: string): Promise<Refusal> =>
  work('booking', openClassId, () => request(book, { openClassId }));

/** Gives the place back. */
export const cancelBooking = (openClassId: string): Promise<Refusal> =>
  work('cancelling', openClassId, () => request(cancel, { openClassId }));

/** Enters the live room; tells its address, or why not. */
export async function enterOpenClass(
  openClassId: string,
): Promise<{ readonly url: string } | NonNullable<Refusal>> {
  let url = '';
  const refusal = await work('entering', openClassId, async () => {
    const address = resolveAddress((await request(enter, { openClassId })).roomUrl ?? '');
    if (address.kind === 'same-origin' || address.kind === 'foreign') url = address.href;
  });
  return refusal ?? (url === '' ? { message: '' } : { url });
}
