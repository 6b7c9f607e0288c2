import type { Reply } from '@lectern/sdk';
import type {
  RefundItem as ItemReply,
  RefundOffer as OfferReply,
  RefundRequest as RequestReply,
} from '@lectern/sdk/endpoints/refund';
import { words } from '../../../shared/i18n/words.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/** Why the money is wanted back, in the order in which the reasons are offered. */
export const refundReasons = ['mistake', 'unsuitable', 'noTime', 'quality', 'duplicate', 'other'] as const;
export type RefundReason = (typeof refundReasons)[number];

/** What comes back: cents by the payment provider, cents into the balance, and points. */
export interface Back {
  readonly moneyCents: number;
  readonly balanceCents: number;
  readonly points: number;
}

/** A part of an order that can be given back on its own. */
export type RefundItem = ReadBy<typeof readItem>[number];

/** A request, and what became of it; times are UTC ISO strings, empty where there is none. */
export type RefundRequest = ReadBy<typeof readRequest>[number];

/** What of an order can be asked back. */
export type RefundOffer = ReadBy<typeof readOffer>;

const readBack = ({
  moneyCents = 0,
  balanceCents = 0,
  points = 0,
}: { readonly [Part in keyof Back]: Back[Part] | undefined }): Back => ({
  moneyCents: Math.max(0, moneyCents),
  balanceCents: Math.max(0, balanceCents),
  points: Math.max(0, points),
});

function readItem(item: Reply<ItemReply>) {
  const id = item.itemId ?? '';
  if (id === '') return [];
  const { studiedPercent = 0, obstacle, itemName, itemNameEn } = item;
  return [
    {
      id,
      name: words(itemName, itemNameEn),
      studiedPercent,
      /** Why it cannot be asked for now; undefined where it can. */
      obstacle,
      ...readBack(item),
    },
  ];
}

function readRequest(request: Reply<RequestReply>) {
  const id = request.requestId ?? '';
  if (id === '' || request.state === undefined) return [];
  return [
    {
      id,
      state: request.state,
      isOfSchool: request.schoolFlag === 1,
      reason: request.refundReason ?? 'other',
      remark: request.remark ?? '',
      answer: request.answer ?? '',
      /** The payment provider cannot send the money for now. */
      isStuck: request.stuckFlag === 1,
      items: request.items.map(({ itemName, itemNameEn }) => words(itemName, itemNameEn)),
      couponName: request.couponName ?? '',
      askedAt: request.askedAt ?? '',
      decidedAt: request.decidedAt ?? '',
      endedAt: request.endedAt ?? '',
      ...readBack(request),
    },
  ];
}

/** Reads what of an order can be asked back. */
export function readOffer(offer: Reply<OfferReply>) {
  const name = offer.coupon?.couponName ?? '';
  return {
    orderNo: offer.orderNo ?? '',
    paidBy: offer.paidBy,
    /** Days after the payment. */
    withinDays: offer.rule?.withinDays ?? 0,
    mostStudiedPercent: offer.rule?.mostStudiedPercent ?? 0,
    untilAt: offer.untilAt ?? '',
    obstacle: offer.obstacle,
    items: offer.items.flatMap(readItem),
    coupon: name === '' ? undefined : { name, isExpired: offer.coupon?.expiredFlag === 1 },
    /** The newest first. */
    requests: offer.requests.flatMap(readRequest),
  };
}

/** Adds up what some parts bring back; the coupon only with the last part of the order. */
export function backOf(
  { items, coupon }: Pick<RefundOffer, 'items' | 'coupon'>,
  chosen: readonly string[],
): Back & { readonly coupon: RefundOffer['coupon'] } {
  const own = items.filter(({ id }) => chosen.includes(id));
  const sum = (part: keyof Back) => own.reduce((all, item) => all + item[part], 0);
  const isLast =
    own.length > 0 &&
    items.every(
      ({ id, obstacle }) => chosen.includes(id) || obstacle === 'returning' || obstacle === 'returned',
    );
  return {
    moneyCents: sum('moneyCents'),
    balanceCents: sum('balanceCents'),
    points: sum('points'),
    coupon: isLast ? coupon : undefined,
  };
}
