import { Type, type Static } from 'typebox';
import { Cents, Flag, Id, Ids, Input, Nullable, Time } from '../parts.schema.ts';

/** Why a student wants the money back. */
export const RefundReason = Type.Enum(['mistake', 'unsuitable', 'noTime', 'quality', 'duplicate', 'other']);
export type RefundReason = Static<typeof RefundReason>;

/**
 * Where a request stands: `asked` (waits for the school), `cancelled` by the student, `refused` by the school,
 * `returning` (accepted, the money is on its way), or `returned`.
 */
export const RefundState = Type.Enum(['asked', 'cancelled', 'refused', 'returning', 'returned']);
export type RefundState = Static<typeof RefundState>;

const sums = {
  /** Cents that go back by WeChat Pay or Alipay, the way they came. */
  moneyCents: Cents,
  /** Cents that go back into the balance. */
  balanceCents: Cents,
  /** Points that come back. */
  points: Type.Integer(),
};

/** A part of an order that can be given back on its own, with its share of what was really paid. */
export const RefundItem = Type.Object({
  itemId: Id,
  itemName: Type.String(),
  itemNameEn: Type.String(),
  ...sums,
  /** Per cent of it that the student has studied, or of a membership's time that has passed. */
  studiedPercent: Type.Integer(),
  /** Why it cannot be asked for now: studied too far, asked for, on its way back, or back. Null where it can. */
  obstacle: Nullable(Type.Enum(['studied', 'asked', 'returning', 'returned'])),
});
export type RefundItem = Static<typeof RefundItem>;

/** A request, and what became of it. */
export const RefundRequest = Type.Object({
  requestId: Id,
  state: RefundState,
  /** 1 where the school began it. */
  schoolFlag: Flag,
  refundReason: RefundReason,
  /** The student's own words; may be empty. */
  remark: Type.String(),
  /** What the school says to it; empty where it said nothing. */
  answer: Type.String(),
  /** 1 while the payment provider cannot send the money and the school sees to it. */
  stuckFlag: Flag,
  items: Type.Array(Type.Object({ itemId: Id, itemName: Type.String(), itemNameEn: Type.String() })),
  ...sums,
  /** The coupon that came back with it; empty where none did. */
  couponName: Type.String(),
  askedAt: Time,
  /** When the school decided; null before that. */
  decidedAt: Nullable(Time),
  /** When it was cancelled or refused, or the money was back; null before that. */
  endedAt: Nullable(Time),
});
export type RefundRequest = Static<typeof RefundRequest>;

/** The school's rule: what lies outside of it only the school itself gives back. */
export const RefundRule = Type.Object({
  /** Days after the payment within which students may ask; 0 where they may not. */
  withinDays: Type.Integer(),
  /** Per cent of a course that may have been studied at most. */
  mostStudiedPercent: Type.Integer(),
});
export type RefundRule = Static<typeof RefundRule>;

/** What of an order may be asked back now, and what was asked before. */
export const RefundOffer = Type.Object({
  orderId: Id,
  orderNo: Type.String(),
  /** How it was paid; null for an order that cost no money. */
  paidBy: Nullable(Type.Enum(['wechat', 'alipay', 'balance'])),
  paidAt: Nullable(Time),
  rule: RefundRule,
  /** The end of the time in which it may be asked for; null for an order that was not paid. */
  untilAt: Nullable(Time),
  /**
   * Why nothing of the order may be asked for now: it is not paid, its goods are used up at once, the school takes no
   * requests, the time is over, a request waits, or nothing is left. Null where something may.
   */
  obstacle: Nullable(Type.Enum(['unpaid', 'goods', 'off', 'days', 'asked', 'nothing'])),
  items: Type.Array(RefundItem),
  /** Comes back with the last part of the order; null where there is none. */
  coupon: Nullable(
    Type.Object({
      couponName: Type.String(),
      /** 1 where its time is over, so that it is of no more use. */
      expiredFlag: Flag,
    }),
  ),
  /** The newest first. */
  requests: Type.Array(RefundRequest),
  serverTime: Time,
});
export type RefundOffer = Static<typeof RefundOffer>;

/** Names the order. */
export const RefundOfferIn = Input({ orderId: Id });
export type RefundOfferIn = Static<typeof RefundOfferIn>;

/** Asks for parts of an order back. */
export const AskRefundIn = Input({
  orderId: Id,
  itemIds: Ids,
  refundReason: RefundReason,
  /** Needed where the reason is `other`. */
  remark: Type.Optional(Type.String({ maxLength: 300 })),
});
export type AskRefundIn = Static<typeof AskRefundIn>;

/** Names a request of the student's. */
export const CancelRefundIn = Input({ requestId: Id });
export type CancelRefundIn = Static<typeof CancelRefundIn>;

/** Where the request stands after the call. */
export const RefundAsked = Type.Object({ requestId: Id, state: RefundState });
export type RefundAsked = Static<typeof RefundAsked>;
