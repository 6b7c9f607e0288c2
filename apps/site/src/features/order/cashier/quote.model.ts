import type { Reply } from '@lectern/sdk';
import type { CouponOffer as CouponReply, Quote as QuoteReply } from '@lectern/sdk/endpoints/payment';
import type { ReadBy } from '../../../shared/readBy.ts';

/** Why a coupon does not fit an order. */
export type CouponObstacle = NonNullable<CouponReply['obstacle']>;

/** A coupon, and what it takes off the order; times are UTC ISO strings. */
export type CouponOffer = ReadBy<typeof readOffer>[number];

/** What may lower an order, and what of it is chosen. */
export interface Quote {
  /** Whether somebody chose already; until then `couponId` is the best. */
  readonly isChosen: boolean;
  /** Empty for none. */
  readonly couponId: string;
  /** Those that fit in front, the best first. */
  readonly coupons: readonly CouponOffer[];
  /** Undefined where points pay for nothing. */
  readonly points:
    | {
        readonly available: number;
        readonly points: number;
        readonly offCents: number;
        readonly isUsed: boolean;
      }
    | undefined;
  /** Undefined where the balance pays for nothing. */
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
      /** Undefined for one that fits. */
      obstacle: offer.obstacle,
    },
  ];
}

/** Reads a quote. Without its sums, points and balance are not offered: nobody agrees to what is not said. */
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
