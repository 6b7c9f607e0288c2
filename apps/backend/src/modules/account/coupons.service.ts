import type {
  Coupon,
  CouponCount,
  CouponList,
  CouponListIn,
  ExchangeCouponIn,
  RemovedCoupons,
} from '@lectern/sdk/endpoints/account';
import { guessCode } from '../../platform/auth/codeGuesses.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { refused } from '../../platform/http/errors.ts';
import {
  countCoupons,
  deleteExpired,
  findCoupons,
  hasTaken,
  presentCoupon,
  takeCoupon,
} from './coupons.repo.ts';
import { memberNow } from '../../platform/http/member.ts';

const DEFAULT_PAGE_SIZE = 20;

/** Answers `account.couponCount`. */
export const couponCount = (_: object, context: UserContext): Promise<CouponCount> =>
  countCoupons(context.db, memberNow(context));

/** Answers `account.couponList`. */
export async function couponList(
  { state, pageNo = 1, pageSize = DEFAULT_PAGE_SIZE }: CouponListIn,
  context: UserContext,
): Promise<CouponList> {
  const student = memberNow(context);
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
export async function exchangeCoupon({ code }: ExchangeCouponIn, context: UserContext): Promise<Coupon> {
  const { db, transaction } = context;
  const student = memberNow(context);
  const wanted = code.trim().toUpperCase();
  const coupon = await guessCode(context, { kind: 'coupon', field: 'code' }, async () => {
    // Also whoever asks again because the reply was lost.
    if (await hasTaken(db, student, wanted)) throw refused('code', '这张优惠券已经在你的账号里了');
    return transaction((tx) => takeCoupon(tx, student, wanted));
  });
  if (coupon === undefined) throw refused('code', '兑换码不对，或者已经用过、过期了');
  return presentCoupon(coupon);
}

/** Answers `account.removeExpiredCoupons`. */
export const removeExpiredCoupons = (_: object, context: UserContext): Promise<RemovedCoupons> =>
  context.transaction(async (tx) => ({ removedCount: await deleteExpired(tx, memberNow(context)) }));
