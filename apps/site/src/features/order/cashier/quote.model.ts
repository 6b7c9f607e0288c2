import type { Reply } from '@lectern/sdk';
import type { CouponOffer as CouponReply, Quote as QuoteReply } from '@lectern/sdk/endpoints/payment';
import type { ReadBy } from '../../../shared/readBy.ts';

/** Why a coupon cannot be used for an order. */
export type CouponObstacle = NonNullable<CouponReply['obstacle']>;

/** A coupon, and the amount it takes off the order; times are UTC ISO strings. */
export type CouponOffer = ReadBy<typeof readOffer>[number];

/** The possible reductions of an order, and those chosen. */
export interface Quote {
  /** Whether the student has chosen already; until then `couponId` is the best coupon. */
  readonly isChosen: boolean;
  /** Empty for none. */
  readonly couponId: string;
  /** Usable coupons first, the best one leading. */
  readonly coupons: readonly CouponOffer[];
  /** Undefined if points cannot be used. */
  readonly points:
    | {
        readonly available: number;
        readonly points: number;
        readonly offCents: number;
        readonly isUsed: boolean;
      }
    | undefined;
  /** Undefined if the balance cannot be used. */
  readonly balance:
    | { readonly availableCents: number; readonly offCents: number; readonly isUsed: boolean }
    | undefined;
}

function readOffer(offer: Reply<CouponReply>) {
  const id = offer.couponId ?? '';
  if (id === '') return [];
  return [
    {
      id,
      name: offer.couponName ?? '',
      offCents: Math.max(0, offer.offCents ?? 0),
      minimumCents: Math.max(0, offer.minimumCents ?? 0),
      startsAt: offer.startsAt ?? '',
      endsAt: offer.endsAt ?? '',
      /** Undefined for a usable coupon. */
      obstacle: offer.obstacle,
    },
  ];
}

/** Reads a quote. Points and balance are offered only with their amounts: nobody should agree to an unknown amount. */
export function readQuote({ isChosen, couponId, coupons, points, balance }: Reply<QuoteReply>): Quote {
  const [pointsOff, balanceOff] = [points?.offCents ?? 0, balance?.offCents ?? 0];
  return {
    isChosen: isChosen === true,
    couponId: couponId ?? '',
    coupons: coupons.flatMap(readOffer),
    points:
      pointsOff > 0
        ? {
            available: points?.available ?? 0,
            points: points?.points ?? 0,
            offCents: pointsOff,
            isUsed: points?.isUsed === true,
          }
        : undefined,
    balance:
      balanceOff > 0
        ? {
            availableCents: balance?.availableCents ?? 0,
            offCents: balanceOff,
            isUsed: balance?.isUsed === true,
          }
        : undefined,
  };
}
