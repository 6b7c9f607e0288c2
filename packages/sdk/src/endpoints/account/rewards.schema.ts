import { Type, type Static } from 'typebox';
import { Cents, Id, Input, Nullable, Page, Paging, Time } from '../parts.schema.ts';

/** The student's points; the alias config has the school's name for them. */
export const PointInfo = Type.Object({
  pointName: Type.String(),
  /** Points available to spend. */
  remaining: Type.Integer(),
  gained: Type.Integer(),
  spent: Type.Integer(),
  /** Price of 100 points in cents; 0 where points are not on sale. */
  priceCentsPer100: Cents,
});
export type PointInfo = Static<typeof PointInfo>;

export const PointListIn = Input({ direction: Type.Optional(Type.Enum(['in', 'out'])), ...Paging });
export type PointListIn = Static<typeof PointListIn>;

/** A change of the points. */
export const PointEntry = Type.Object({
  entryId: Id,
  /** Number of points; negative when they were spent. */
  points: Type.Integer(),
  remark: Type.String(),
  /** English remark; empty where the remark is a name, which has one language only. */
  remarkEn: Type.String(),
  createdAt: Time,
});
export type PointEntry = Static<typeof PointEntry>;

/** Changes of the points, newest first. */
export const PointList = Page(PointEntry);
export type PointList = Static<typeof PointList>;

/** Rules by which points are earned. */
export const PointDescription = Type.Array(
  Type.Object({
    name: Type.String(),
    nameEn: Type.String(),
    points: Type.Integer(),
    limitPerDay: Nullable(Type.Integer()),
  }),
);
export type PointDescription = Static<typeof PointDescription>;

/** State of a coupon. */
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

/** A coupon that reduces an order by an amount or a percentage. */
export const Coupon = Type.Object({
  couponId: Id,
  couponName: Type.String(),
  state: CouponState,
  kind: Type.Enum(['amount', 'percent']),
  /** Reduction in cents, for kind `amount`. */
  amountCents: Cents,
  /** Reduction in per cent, for kind `percent`. */
  percent: Type.Integer(),
  /** Minimum order total in cents. */
  minimumCents: Cents,
  /** Kinds of goods that it applies to. */
  scope: Type.Enum(['all', 'courses', 'membership']),
  startsAt: Time,
  endsAt: Time,
});
export type Coupon = Static<typeof Coupon>;

export const CouponList = Page(Coupon);
export type CouponList = Static<typeof CouponList>;

/** A code to exchange for a coupon. */
export const ExchangeCouponIn = Input({ code: Type.String({ minLength: 4, maxLength: 64 }) });
export type ExchangeCouponIn = Static<typeof ExchangeCouponIn>;

/** Number of removed coupons. */
export const RemovedCoupons = Type.Object({ removedCount: Type.Integer() });
export type RemovedCoupons = Static<typeof RemovedCoupons>;

/** Invitation to send to friends, and its rewards. */
export const InviteCode = Type.Object({
  code: Type.String(),
  url: Type.String(),
  /** Rules of the invitation: HTML, sanitised by the server. */
  rulesHtml: Type.String(),
  /** Points for the student for each friend who registers; 0 for none. */
  rewardPoints: Type.Integer(),
  /** Points for the friend; 0 for none. */
  friendPoints: Type.Integer(),
});
export type InviteCode = Static<typeof InviteCode>;

export const InviteRecordIn = Input(Paging);
export type InviteRecordIn = Static<typeof InviteRecordIn>;

/** A friend who registered; the name is masked. */
export const Invited = Type.Object({ nickName: Type.String(), joinedAt: Time, rewardPoints: Type.Integer() });
export type Invited = Static<typeof Invited>;

export const InviteRecord = Page(Invited);
export type InviteRecord = Static<typeof InviteRecord>;

export const CategoryIn = Input({ companyId: Type.Optional(Id) });
export type CategoryIn = Static<typeof CategoryIn>;

/** A category of the question bank as the student uses it. */
export const UsedCategory = Type.Object({
  categoryId: Id,
  categoryName: Type.String(),
  /** When its last exam closes; null where no exam is upcoming. */
  endsAt: Nullable(Time),
  /** Lowest price in cents of a result that is not paid for; 0 where there is none. */
  priceCents: Cents,
});
export type UsedCategory = Static<typeof UsedCategory>;

export const UsedCategories = Type.Array(UsedCategory);
export type UsedCategories = Static<typeof UsedCategories>;

/** Number of categories in use, available, with exams, and with results to pay for. */
export const CategoryCounts = Type.Object({
  already: Type.Integer(),
  can: Type.Integer(),
  exam: Type.Integer(),
  upgrade: Type.Integer(),
});
export type CategoryCounts = Static<typeof CategoryCounts>;
