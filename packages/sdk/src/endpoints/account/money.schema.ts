import { Type, type Static } from 'typebox';
import { Cents, Flag, Id, Input, Nullable, Page, Paging, Time } from '../parts.schema.ts';

/** A membership that can be bought. */
export const MemberLevel = Type.Object({
  memberId: Id,
  memberName: Type.String(),
  icon: Type.String(),
  priceCents: Cents,
  listPriceCents: Cents,
  /** Days that it lasts. */
  days: Type.Integer(),
  /** What members get, one line each. */
  benefits: Type.Array(Type.String()),
});
export type MemberLevel = Static<typeof MemberLevel>;

/** The student's membership and those for sale. */
export const MemberList = Type.Object({
  memberFlag: Flag,
  memberId: Nullable(Id),
  endsAt: Nullable(Time),
  levels: Type.Array(MemberLevel),
});
export type MemberList = Static<typeof MemberList>;

/** The balance and the amounts that may be paid in. */
export const Charge = Type.Object({
  balanceCents: Cents,
  /** What may be taken out: what was paid in online less what was taken out, and at most the balance. */
  withdrawableCents: Cents,
  /** What is offered at a press. */
  amountsCents: Type.Array(Cents),
  /** The least that may be paid in at once. */
  minimumCents: Cents,
  /** The most that may be paid in at once. */
  maximumCents: Cents,
});
export type Charge = Static<typeof Charge>;

export const ChargeHistoryIn = Input({ direction: Type.Optional(Type.Enum(['in', 'out'])), ...Paging });
export type ChargeHistoryIn = Static<typeof ChargeHistoryIn>;

/** A change of the balance. */
export const ChargeEntry = Type.Object({
  entryId: Id,
  kind: Type.Enum(['charge', 'card', 'spent', 'refund', 'withdrawn', 'returned', 'reward']),
  /** Negative when it went out. */
  amountCents: Cents,
  balanceCents: Cents,
  remark: Type.String(),
  /** Empty where it is a name, which is in one language. */
  remarkEn: Type.String(),
  createdAt: Time,
});
export type ChargeEntry = Static<typeof ChargeEntry>;

/** The newest first. */
export const ChargeHistory = Page(ChargeEntry);
export type ChargeHistory = Static<typeof ChargeHistory>;

export const MemberOrderIn = Input({
  memberId: Id,
  /** How many times its days. */
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  /** A coupon of the student's own, to be used for it. */
  couponId: Type.Optional(Id),
});
export type MemberOrderIn = Static<typeof MemberOrderIn>;

export const BalanceOrderIn = Input({ amountCents: Type.Integer({ minimum: 1, maximum: 10_000_000 }) });
export type BalanceOrderIn = Static<typeof BalanceOrderIn>;

export const PointOrderIn = Input({
  goodsId: Id,
  /** The points that the student agreed to; another price than the school's is refused. */
  point: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
});
export type PointOrderIn = Static<typeof PointOrderIn>;

/** Something that points buy. */
export const PointGoods = Type.Object({
  goodsId: Id,
  goodsName: Type.String(),
  kind: Type.Enum(['coupon', 'membership', 'course']),
  /** One sentence; empty without one. */
  description: Type.String(),
  /** Address of a picture; empty without one. */
  cover: Type.String(),
  points: Type.Integer(),
  /** Null where there is no end of them. */
  leftCount: Nullable(Type.Integer()),
  /** How many a student may have; 0 for as many as they like. */
  perStudent: Type.Integer(),
  /** `taken` as often as a student may, `owned` another way. */
  state: Type.Enum(['open', 'soldOut', 'taken', 'owned']),
});
export type PointGoods = Static<typeof PointGoods>;

/** What the school gives for points, in its order, and what the student has to spend. */
export const PointGoodsList = Type.Object({
  remaining: Type.Integer(),
  records: Type.Array(PointGoods),
});
export type PointGoodsList = Static<typeof PointGoodsList>;

/** The order to pay. */
export const AccountOrder = Type.Object({ orderId: Id, orderNo: Type.String(), payCents: Cents });
export type AccountOrder = Static<typeof AccountOrder>;

/** A card with money on it. */
export const ChargeCardIn = Input({
  cardNo: Type.String({ minLength: 4, maxLength: 64 }),
  cardPassword: Type.String({ minLength: 1, maxLength: 64 }),
});
export type ChargeCardIn = Static<typeof ChargeCardIn>;

/** The balance after the call. */
export const Balance = Type.Object({ balanceCents: Cents });
export type Balance = Static<typeof Balance>;

/** How much to take out, in cents; spelt as the platform spells it. */
export const WithdrawIn = Input({
  withdrawAmount: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
  /** Proof of a verified identity (`setting.verifyIdentity`), good for ten minutes. */
  verifyToken: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })),
});
export type WithdrawIn = Static<typeof WithdrawIn>;

/**
 * Where a withdrawal stands: `asked` waits for the school, `approved` is on its way, and `confirming` waits for the
 * student to accept it in their messenger. `refused` by the school or `failed`, the money is back in the balance.
 */
export const WithdrawalState = Type.Enum(['asked', 'approved', 'confirming', 'paid', 'refused', 'failed']);
export type WithdrawalState = Static<typeof WithdrawalState>;

/** Money on its way out. */
export const Withdrawal = Type.Object({ withdrawalId: Id, state: WithdrawalState, balanceCents: Cents });
export type Withdrawal = Static<typeof Withdrawal>;

export const WithdrawalListIn = Input(Paging);
export type WithdrawalListIn = Static<typeof WithdrawalListIn>;

/** A withdrawal of the student's. */
export const WithdrawalEntry = Type.Object({
  withdrawalId: Id,
  amountCents: Cents,
  state: WithdrawalState,
  /** Why it was refused or failed; may be empty. */
  reason: Type.String(),
  /** The page in the messenger on which it is accepted while it is `confirming`; else empty. */
  confirmUrl: Type.String(),
  createdAt: Time,
  endedAt: Nullable(Time),
});
export type WithdrawalEntry = Static<typeof WithdrawalEntry>;

/** The newest first. */
export const WithdrawalList = Page(WithdrawalEntry);
export type WithdrawalList = Static<typeof WithdrawalList>;

/** What the messenger must know somebody for: to be paid what they take out of their balance, or to pay an order in it. */
export const OpenidCheckIn = Input({
  /** The order that is paid within WeChat; without it the account that is paid out to is asked about. */
  orderId: Type.Optional(Id),
});
export type OpenidCheckIn = Static<typeof OpenidCheckIn>;

/**
 * Whether the messenger knows the account that is paid out to, or who pays an order in it; `url`, opened in it, sees to
 * that. Both are nothing where the school does not do so.
 */
export const OpenidCheck = Type.Object({ bindFlag: Flag, url: Type.String() });
export type OpenidCheck = Static<typeof OpenidCheck>;

/** The membership as it is now. */
export const MemberStatus = Type.Object({
  memberFlag: Flag,
  memberIco: Type.String(),
  endsAt: Nullable(Time),
});
export type MemberStatus = Static<typeof MemberStatus>;
