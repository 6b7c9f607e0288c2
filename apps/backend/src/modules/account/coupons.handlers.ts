import type {
  Coupon,
  CouponCount,
  CouponList,
  CouponListIn,
  ExchangeCouponIn,
  RemovedCoupons,
} from '@lectern/sdk/endpoints/account';
import type { UserContext } from '../../http/context.ts';
import { BusinessError } from '../../http/errors.ts';
import { countCoupons, deleteExpired, findCoupons, presentCoupon, takeCoupon } from './coupons.repo.ts';
import { studentOf } from './student.ts';

const DEFAULT_PAGE_SIZE = 20;

/** Answers `account.couponCount`. */
export const couponCount = (_: object, context: UserContext): Promise<CouponCount> =>
  countCoupons(context.db, studentOf(context));

/** Answers `account.couponList`. */
export async function couponList(
  { state, pageNo = 1, pageSize = DEFAULT_PAGE_SIZE }: CouponListIn,
  context: UserContext,
): Promise<CouponList> {
  const student = studentOf(context);
  const [records, counts] = await Promise.all([
    findCoupons(context.db, student, state, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
    countCoupons(context.db, student),
  ]);
  return {
    total: state === undefined ? counts.usable + counts.used + counts.expired : counts[state],
    records: records.map(presentCoupon),
  };
}

/** Answers `account.exchangeCoupon`. What is wrong with a code is not told, so that codes cannot be tried out. */
export function exchangeCoupon({ code }: ExchangeCouponIn, context: UserContext): Promise<Coupon> {
  return context.transaction(async (tx) => {
    const coupon = await takeCoupon(tx, studentOf(context), code.trim().toUpperCase());
    if (coupon === undefined)
      throw new BusinessError('0', '兑换码不对，或者已经用过、过期了', { field: 'code' });
    return presentCoupon(coupon);
  });
}

/** Answers `account.removeExpiredCoupons`. */
export const removeExpiredCoupons = (_: object, context: UserContext): Promise<RemovedCoupons> =>
  context.transaction(async (tx) => ({ removedCount: await deleteExpired(tx, studentOf(context)) }));
