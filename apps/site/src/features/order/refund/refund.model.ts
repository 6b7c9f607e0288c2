import type { Reply } from '@lectern/sdk';
import type {
  RefundItem as ItemReply,
  RefundOffer as OfferReply,
  RefundRequest as RequestReply,
} from '@lectern/sdk/endpoints/refund';
import { localizedText } from '../../../shared/i18n/localizedText.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/** Reasons for a refund, in the order of the form. */
export const refundReasons = ['mistake', 'unsuitable', 'noTime', 'quality', 'duplicate', 'other'] as const;
export type RefundReason = (typeof refundReasons)[number];

/** What is refunded: cents by the payment provider, cents to the balance, and points. */
export interface RefundAmounts {
  readonly moneyCents: number;
  readonly balanceCents: number;
  readonly points: number;
}

/** A part of an order that can be refunded on its own. */
export type RefundItem = ReadBy<typeof readItem>[number];

/** A refund request and its outcome; times are UTC ISO strings, empty if unset. */
export type RefundRequest = ReadBy<typeof readRequest>[number];

/** What can be refunded of an order. */
export type RefundOffer = ReadBy<typeof readOffer>;

const readRefundAmounts = ({
  moneyCents = 0,
  balanceCents = 0,
  points = 0,
}: { readonly [Part in keyof RefundAmounts]: RefundAmounts[Part] | undefined }): RefundAmounts => ({
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
      name: localizedText(itemName, itemNameEn),
      studiedPercent,
      /** Why it cannot be refunded now; undefined if it can. */
      obstacle,
      ...readRefundAmounts(item),
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
      /** Whether the payment provider cannot send the money at the moment. */
      isStuck: request.stuckFlag === 1,
      items: request.items.map(({ itemName, itemNameEn }) => localizedText(itemName, itemNameEn)),
      couponName: request.couponName ?? '',
      askedAt: request.askedAt ?? '',
      decidedAt: request.decidedAt ?? '',
      endedAt: request.endedAt ?? '',
      ...readRefundAmounts(request),
    },
  ];
}

/** Reads what can be refunded of an order. */
export function readOffer(offer: Reply<OfferReply>) {
  const name = offer.coupon?.couponName ?? '';
  return {
    orderNo: offer.orderNo ?? '',
    paidBy: offer.paidBy,
    /** Number of days after the payment in which a refund is possible. */
    withinDays: offer.rule.withinDays ?? 0,
    mostStudiedPercent: offer.rule.mostStudiedPercent ?? 0,
    untilAt: offer.untilAt ?? '',
    obstacle: offer.obstacle,
    items: offer.items.flatMap(readItem),
    coupon: name === '' ? undefined : { name, isExpired: offer.coupon?.expiredFlag === 1 },
    /** Newest first. */
    requests: offer.requests.flatMap(readRequest),
  };
}

/** Sums up what is refunded for some parts; the coupon is returned only with the last part of the order. */
export function refundTotalOf(
  { items, coupon }: Pick<RefundOffer, 'items' | 'coupon'>,
  chosen: readonly string[],
): RefundAmounts & { readonly coupon: RefundOffer['coupon'] } {
  const own = items.filter(({ id }) => chosen.includes(id));
  const sum = (part: keyof RefundAmounts) => own.reduce((all, item) => all + item[part], 0);
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
