import { book, cancel, detail, enter, list } from '@lectern/sdk/endpoints/openClass';
import { proxy } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { loadable } from '../../shared/loadable.ts';
import { readCategories, readRows } from '../../shared/rows.ts';
import { resolveAddress } from '../../shared/safety/address.ts';
import { attempt, type Result } from '../../shared/result.ts';
import type { OpenClassQuery } from './address.ts';
import { readOpenClass, readOpenClassPage } from './openClass.model.ts';

/** Open classes per page of the list: a multiple of the 3 per row. */
export const OPEN_CLASSES_PER_PAGE = 12;

/** The student's running action on an open class. */
export const openClassWork = proxy<{ step: 'idle' | 'booking' | 'cancelling' | 'entering'; id: string }>({
  step: 'idle',
  id: '',
});

/** A page of the school's open classes. */
export const [openClassList, showOpenClasses] = loadable(
  async ({ tab, category, page }: OpenClassQuery) => {
    const reply = await request(list, {
      ...(tab === 'booked' ? { bookedFlag: 1 as const } : tab !== 'all' && { state: tab }),
      ...(category !== '' && { categoryId: category }),
      pageNo: page,
      pageSize: OPEN_CLASSES_PER_PAGE,
    });
    const { all = 0, now = 0, upcoming = 0, finished = 0, booked = 0 } = reply.counts;
    return {
      ...readRows(reply, readOpenClass),
      counts: { all, now, upcoming, finished, booked },
      categories: readCategories(reply.categories),
    };
  },
  { name: 'open classes' },
);

/** One open class. */
export const [openClassDetail, showOpenClass] = loadable(
  async (openClassId: string) => readOpenClassPage(await request(detail, { openClassId })),
  { name: 'open class', isOf: ({ openClass }, openClassId) => openClass.id === openClassId },
);

async function work<Value>(
  step: 'booking' | 'cancelling' | 'entering',
  id: string,
  act: () => Promise<Value>,
): Promise<Result<Value>> {
  Object.assign(openClassWork, { step, id });
  const result = await attempt(act);
  Object.assign(openClassWork, { step: 'idle', id: '' });
  return result;
}

/** Books a place. */
export const bookOpenClass = (openClassId: string): Promise<Result> =>
  work('booking', openClassId, () => request(book, { openClassId }));

/** Cancels the booking. */
export const cancelBooking = (openClassId: string): Promise<Result> =>
  work('cancelling', openClassId, () => request(cancel, { openClassId }));

/** Enters the live room; returns its address, or why it cannot be entered. */
export const enterOpenClass = (openClassId: string): Promise<Result<string>> =>
  work('entering', openClassId, async () => {
    const address = resolveAddress((await request(enter, { openClassId })).roomUrl ?? '');
    if (address.kind === 'same-origin' || address.kind === 'foreign') return address.href;
    throw new Error('The live room has no address');
  });
