import { oneOf } from '@lectern/sdk';
import { cancel, countByStatus, list as listCall } from '@lectern/sdk/endpoints/order';
import { proxy } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { ports } from '../../shared/ports.ts';
import { pageOf } from '../../shared/routes/pageOf.ts';
import { createPartialLoader } from '../../shared/partialLoader.ts';
import { loadInto } from '../../shared/loadable.ts';
import { attemptVerified, type Result } from '../../shared/result.ts';
import { type Listing, readRows } from '../../shared/rows.ts';
import { withQuery } from '../../shared/routes/withQuery.ts';
import type { ReadBy } from '../../shared/readBy.ts';
import { clockOffset, type Order, type OrderStatus, orderStatuses, readOrder } from './order.model.ts';

/** The filter of the list. */
export type OrderFilter = ReadBy<typeof filterOf>;

/** The student's orders. */
export interface OrdersState extends Listing<Order> {
  filter: OrderFilter;
  counts: Readonly<Record<OrderStatus | 'all', number>> | undefined;
  /** The server's clock minus this device's, in milliseconds. */
  offset: number;
}

/** Orders per page. */
export const ORDERS_PER_PAGE = 10;

export const orders = proxy<OrdersState>({
  status: 'idle',
  filter: { status: undefined, keyword: '', page: 1 },
  records: [],
  total: 0,
  counts: undefined,
  offset: 0,
});

const { load } = loadInto(orders);

/** Reads the filter from the page's query. */
export function filterOf(search: string) {
  const query = new URLSearchParams(search);
  return {
    status: oneOf(query.get('status'), orderStatuses, undefined),
    keyword: query.get('keyword') ?? '',
    /** From 1. */
    page: pageOf(query),
  };
}

/** Writes a filter as the page's address. */
export const ordersHref = ({ status, keyword, page }: OrderFilter): string =>
  withQuery('#/personal/order', { status, keyword, page });

/** Loads the orders of a filter; the previous ones stay visible until the reply arrives. */
export const showOrders = prefetched(async (filter: OrderFilter): Promise<void> => {
  orders.filter = filter;
  const counting = loadCounts();
  await load(
    async () => {
      const { status, keyword, page } = filter;
      const reply = await request(listCall, {
        pageNo: page,
        pageSize: ORDERS_PER_PAGE,
        ...(status !== undefined && { status }),
        ...(keyword !== '' && { keyword }),
      });
      return { ...readRows(reply, readOrder), offset: clockOffset(reply.serverTime, ports.now()) };
    },
    `orders ${JSON.stringify(filter)}`,
  );
  await counting;
});

const loadNumbers = createPartialLoader(orders, { counts: undefined });

const loadCounts = () =>
  loadNumbers(async () => {
    const reply = await request(countByStatus, {});
    return {
      counts: {
        all: reply.all ?? 0,
        waiting: reply.waiting ?? 0,
        paid: reply.paid ?? 0,
        cancelled: reply.cancelled ?? 0,
        closed: reply.closed ?? 0,
      },
    };
  });

/** Cancels an order and reloads the list. */
export async function cancelInList(orderId: string): Promise<Result> {
  const outcome = await attemptVerified(
    () => request(cancel, { orderId }),
    async () => {
      await showOrders(orders.filter);
      // A list of what waits does not contain it any more.
      const isOther = orders.records.some(({ id, status }) => id === orderId && status !== 'cancelled');
      return orders.status === 'ready' && !isOther;
    },
  );
  void showOrders(orders.filter);
  return outcome;
}
