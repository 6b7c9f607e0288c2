import { oneOf } from '@lectern/sdk';
import {
  couponCount,
  couponList,
  type CouponState,
  exchangeCoupon,
  removeExpiredCoupons,
} from '@lectern/sdk/endpoints/account';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { pageOf } from '../../../shared/routes/pageOf.ts';
import { createPartialLoader } from '../../../shared/partialLoader.ts';
import { loadInto } from '../../../shared/loadable.ts';
import { type Listing, readRows } from '../../../shared/rows.ts';
import { attempt, type Result } from '../../../shared/result.ts';
import { withQuery } from '../../../shared/routes/withQuery.ts';
import type { ReadBy } from '../../../shared/readBy.ts';
import { type Coupon, couponStates, readCoupon } from '../account.model.ts';

/** The filter of the list. */
export type CouponsFilter = ReadBy<typeof filterOf>;

/** The student's coupons. */
export interface CouponsState extends Listing<Coupon> {
  filter: CouponsFilter;
  /** Undefined while unknown. */
  counts: Readonly<Record<CouponState, number>> | undefined;
}

/** Coupons per page. */
export const COUPONS_PER_PAGE = 12;

export const coupons = proxy<CouponsState>({
  status: 'idle',
  filter: { state: undefined, page: 1 },
  records: [],
  total: 0,
  counts: undefined,
});

/** Reads the filter from the page's query. */
export function filterOf(search: string) {
  const query = new URLSearchParams(search);
  return {
    state: oneOf(query.get('state'), couponStates, undefined),
    /** From 1. */
    page: pageOf(query),
  };
}

/** Writes a filter as the page's address. */
export const couponsHref = ({ state, page }: CouponsFilter): string =>
  withQuery('#/personal/accountcenter/coupon', { state, page });

const { load } = loadInto(coupons);

/** Loads the coupons of a filter; the previous ones stay visible until the reply arrives. */
export const showCoupons = prefetched(async (filter: CouponsFilter): Promise<void> => {
  coupons.filter = filter;
  const counting = loadCounts();
  await load(async () => {
    const { state, page } = filter;
    const reply = await request(couponList, {
      pageNo: page,
      pageSize: COUPONS_PER_PAGE,
      ...(state !== undefined && { state }),
    });
    return readRows(reply, readCoupon);
  });
  await counting;
});

const loadNumbers = createPartialLoader(coupons, { counts: undefined });

const loadCounts = () =>
  loadNumbers(async () => {
    const reply = await request(couponCount, {});
    return { counts: { usable: reply.usable ?? 0, used: reply.used ?? 0, expired: reply.expired ?? 0 } };
  });

/** Redeems a code and reloads the list. Returns the coupon's name. */
export const exchange = (code: string): Promise<Result<string>> =>
  attempt(async () => {
    const reply = await request(exchangeCoupon, { code });
    void showCoupons(coupons.filter);
    return reply.couponName ?? '';
  });

/** Removes expired coupons and reloads the list. */
export const clearExpired = (): Promise<Result> =>
  attempt(async () => {
    await request(removeExpiredCoupons, {});
    void showCoupons({ ...coupons.filter, page: 1 });
  });
