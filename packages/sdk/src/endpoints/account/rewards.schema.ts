import { Type, type Static } from 'typebox';
import { Cents, Id, Input, Nullable, Page, Paging, Time } from '../parts.schema.ts';

/** The student's points; the school names them (alias config). */
export const PointInfo = Type.Object({
  pointName: Type.String(),
  /** Points to spend. */
  remaining: Type.Integer(),
  gained: Type.Integer(),
  spent: Type.Integer(),
  /** Cents that 100 points cost; 0 when they are not for sale. */
  priceCentsPer100: Cents,
});
export type PointInfo = Static<typeof PointInfo>;

export const PointListIn = Input({ direction: Type.Optional(Type.Enum(['in', 'out'])), ...Paging });
export type PointListIn = Static<typeof PointListIn>;

/** A change of the points. */
export const PointEntry = Type.Object({
  entryId: Id,
  /** Negative when they were spent. */
  points: Type.Integer(),
  remark: Type.String(),
  /** Empty where it is a name, which is in one language. */
  remarkEn: Type.String(),
  createdAt: Time,
});
export type PointEntry = Static<typeof PointEntry>;

/** The newest first. */
export const PointList = Page(PointEntry);
export type PointList = Static<typeof PointList>;

/** How points are gained, by rule. */
export const PointDescription = Type.Array(
  Type.Object({
    name: Type.String(),
    nameEn: Type.String(),
    points: Type.Integer(),
    limitPerDay: Nullable(Type.Integer()),
  }),
);
export type PointDescription = Static<typeof PointDescription>;

/** Where a coupon stands. */
export const CouponState = Type.Enum(['usable', 'used', 'expired']);
export type CouponState = Static<typeof CouponState>;

export const CouponCount = Type.Object({
  usable: Type.Integer(),
  used: Type.Integer(),
  expired: Type.Integer(),
});
export type CouponCount = Static<typeof CouponCount>;

export const CouponListIn = Input({ state: Type.Optional(CouponState), ...Paging });
export type CouponListIn = Static<typeof CouponListIn>;

/** A coupon takes an amount or a share off an order. */
export const Coupon = Type.Object({
  couponId: Id,
  couponName: Type.String(),
  state: CouponState,
  kind: Type.Enum(['amount', 'percent']),
  /** Cents off, of kind amount. */
  amountCents: Cents,
  /** Per cent off, of kind percent. */
  percent: Type.Integer(),
  /** Order sum from which it holds. */
  minimumCents: Cents,
  /** What it holds for. */
  scope: Type.Enum(['all', 'courses', 'membership']),
  startsAt: Time,
  endsAt: Time,
});
export type Coupon = Static<typeof Coupon>;

export const CouponList = Page(Coupon);
export type CouponList = Static<typeof CouponList>;

/** A code that is worth a coupon. */
export const ExchangeCouponIn = Input({ code: Type.String({ minLength: 4, maxLength: 64 }) });
export type ExchangeCouponIn = Static<typeof ExchangeCouponIn>;

/** How many went. */
export const RemovedCoupons = Type.Object({ removedCount: Type.Integer() });
export type RemovedCoupons = Static<typeof RemovedCoupons>;

/** What to send to friends, and what each is worth. */
export const InviteCode = Type.Object({
  code: Type.String(),
  url: Type.String(),
  /** HTML, made safe by the server. */
  rulesHtml: Type.String(),
  /** What the student gets for each friend who registers; 0 for nothing. */
  rewardPoints: Type.Integer(),
  /** What the friend gets; 0 for nothing. */
  friendPoints: Type.Integer(),
});
export type InviteCode = Static<typeof InviteCode>;

export const InviteRecordIn = Input(Paging);
export type InviteRecordIn = Static<typeof InviteRecordIn>;

/** A friend who came; the name is masked. */
export const Invited = Type.Object({ nickName: Type.String(), joinedAt: Time, rewardPoints: Type.Integer() });
export type Invited = Static<typeof Invited>;

export const InviteRecord = Page(Invited);
export type InviteRecord = Static<typeof InviteRecord>;

export const CategoryIn = Input({ companyId: Type.Optional(Id) });
export type CategoryIn = Static<typeof CategoryIn>;

/** A category of the question bank as a student uses it. */
export const UsedCategory = Type.Object({
  categoryId: Id,
  categoryName: Type.String(),
  /** When the last of its exams closes; null where none is to come. */
  endsAt: Nullable(Time),
  /** The least that a result still to be paid costs; 0 without one. */
  priceCents: Cents,
});
export type UsedCategory = Static<typeof UsedCategory>;

export const UsedCategories = Type.Array(UsedCategory);
export type UsedCategories = Static<typeof UsedCategories>;

/** How many categories are in use, can be used, have exams and can be upgraded. */
export const CategoryCounts = Type.Object({
  already: Type.Integer(),
  can: Type.Integer(),
  exam: Type.Integer(),
  upgrade: Type.Integer(),
});
export type CategoryCounts = Static<typeof CategoryCounts>;
