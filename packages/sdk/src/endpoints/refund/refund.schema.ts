import { Type, type Static } from 'typebox';
import { Cents, Flag, Id, Ids, Input, Nullable, Time } from '../parts.schema.ts';

/** Reason why a student requests a refund. */
export const RefundReason = Type.Enum(['mistake', 'unsuitable', 'noTime', 'quality', 'duplicate', 'other']);
export type RefundReason = Static<typeof RefundReason>;

/**
 * State of a refund request: `asked` (waits for the school), `cancelled` by the student, `refused` by the
 * school, `returning` (accepted, in progress), or `returned`.
 */
export const RefundState = Type.Enum(['asked', 'cancelled', 'refused', 'returning', 'returned']);
export type RefundState = Static<typeof RefundState>;

const sums = {
  /** Amount in cents refunded by WeChat Pay or Alipay, the method of the payment. */
  moneyCents: Cents,
  /** Amount in cents refunded to the balance. */
  balanceCents: Cents,
  /** Number of points given back. */
  points: Type.Integer(),
};

/** A part of an order that can be refunded separately, with its share of the amount paid. */
export const RefundItem = Type.Object({
  itemId: Id,
  itemName: Type.String(),
  itemNameEn: Type.String(),
  ...sums,
  /** Per cent of it that the student has studied, or of a membership's time that has passed. */
  studiedPercent: Type.Integer(),
  /**
   * Why it cannot be refunded now: studied too far, already requested, being refunded, or refunded. Null where
   * it can.
   */
  obstacle: Nullable(Type.Enum(['studied', 'asked', 'returning', 'returned'])),
});
export type RefundItem = Static<typeof RefundItem>;

/** A refund request and its outcome. */
export const RefundRequest = Type.Object({
  requestId: Id,
  state: RefundState,
  /** 1 where the school started the refund. */
  schoolFlag: Flag,
  refundReason: RefundReason,
  /** Remark of the student; may be empty. */
  remark: Type.String(),
  /** Answer of the school; empty where it gave none. */
  answer: Type.String(),
  /** 1 while the payment provider cannot transfer the money and the school has to resolve it. */
  stuckFlag: Flag,
  items: Type.Array(Type.Object({ itemId: Id, itemName: Type.String(), itemNameEn: Type.String() })),
  ...sums,
  /** Name of the coupon given back with it; empty where there is none. */
  couponName: Type.String(),
  askedAt: Time,
  /** When the school decided; null before that. */
  decidedAt: Nullable(Time),
  /** When it was cancelled, refused or refunded; null before that. */
  endedAt: Nullable(Time),
});
export type RefundRequest = Static<typeof RefundRequest>;

/** The school's refund rule; refunds beyond it can only be started by the school. */
export const RefundRule = Type.Object({
  /** Days after the payment within which students may request a refund; 0 where they may not. */
  withinDays: Type.Integer(),
  /** Per cent of a course that may have been studied at most. */
  mostStudiedPercent: Type.Integer(),
});
export type RefundRule = Static<typeof RefundRule>;

/** What of an order can be refunded now, and earlier requests. */
export const RefundOffer = Type.Object({
  orderId: Id,
  orderNo: Type.String(),
  /** Payment method; null for an order of 0 cents. */
  paidBy: Nullable(Type.Enum(['wechat', 'alipay', 'balance'])),
  paidAt: Nullable(Time),
  rule: RefundRule,
  /** Deadline of a request; null for an order that was not paid. */
  untilAt: Nullable(Time),
  /**
   * Why nothing of the order can be refunded now: it is not paid, its goods cannot be refunded, the school
   * accepts no requests, the deadline has passed, a request is open, or nothing is left. Null where something
   * can.
   */
  obstacle: Nullable(Type.Enum(['unpaid', 'goods', 'off', 'days', 'asked', 'nothing'])),
  items: Type.Array(RefundItem),
  /** The coupon that is given back with the last part of the order; null where there is none. */
  coupon: Nullable(
    Type.Object({
      couponName: Type.String(),
      /** 1 where the coupon has expired and can no longer be used. */
      expiredFlag: Flag,
    }),
  ),
  /** Requests, newest first. */
  requests: Type.Array(RefundRequest),
  serverTime: Time,
});
export type RefundOffer = Static<typeof RefundOffer>;

/** Reference to the order. */
export const RefundOfferIn = Input({ orderId: Id });
export type RefundOfferIn = Static<typeof RefundOfferIn>;

/** Request for a refund of parts of an order. */
export const AskRefundIn = Input({
  orderId: Id,
  itemIds: Ids,
  refundReason: RefundReason,
  /** Required where the reason is `other`. */
  remark: Type.Optional(Type.String({ maxLength: 300 })),
});
export type AskRefundIn = Static<typeof AskRefundIn>;

/** Reference to a refund request of the student's. */
export const CancelRefundIn = Input({ requestId: Id });
export type CancelRefundIn = Static<typeof CancelRefundIn>;

/** State of the request after the call. */
export const RefundAsked = Type.Object({ requestId: Id, state: RefundState });
export type RefundAsked = Static<typeof RefundAsked>;
