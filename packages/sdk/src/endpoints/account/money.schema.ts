import { Type, type Static } from 'typebox';
import { Cents, Flag, Id, Input, Nullable, Page, Paging, Time } from '../parts.schema.ts';

/** A membership level on sale. */
export const MemberLevel = Type.Object({
  memberId: Id,
  memberName: Type.String(),
  icon: Type.String(),
  priceCents: Cents,
  listPriceCents: Cents,
  /** Duration in days. */
  days: Type.Integer(),
  /** Benefits of members, one line each. */
  benefits: Type.Array(Type.String()),
});
export type MemberLevel = Static<typeof MemberLevel>;

/** The student's membership and the levels on sale. */
export const MemberList = Type.Object({
  memberFlag: Flag,
  memberId: Nullable(Id),
  endsAt: Nullable(Time),
  levels: Type.Array(MemberLevel),
});
export type MemberList = Static<typeof MemberList>;

/** The balance and the limits of top-ups and withdrawals. */
export const Charge = Type.Object({
  balanceCents: Cents,
  /**
   * Maximum withdrawal in cents: what was topped up online minus earlier withdrawals, but not more than the
   * balance.
   */
  withdrawableCents: Cents,
  /** Amounts offered for a quick choice, in cents. */
  amountsCents: Type.Array(Cents),
  /** Minimum of one top-up, in cents. */
  minimumCents: Cents,
  /** Maximum of one top-up, in cents. */
  maximumCents: Cents,
});
export type Charge = Static<typeof Charge>;

export const ChargeHistoryIn = Input({ direction: Type.Optional(Type.Enum(['in', 'out'])), ...Paging });
export type ChargeHistoryIn = Static<typeof ChargeHistoryIn>;

/** A change of the balance. */
export const ChargeEntry = Type.Object({
  entryId: Id,
  kind: Type.Enum(['charge', 'card', 'spent', 'refund', 'withdrawn', 'returned', 'reward']),
  /** Amount in cents; negative for money spent or withdrawn. */
  amountCents: Cents,
  balanceCents: Cents,
  remark: Type.String(),
  /** English remark; empty where the remark is a name, which has one language only. */
  remarkEn: Type.String(),
  createdAt: Time,
});
export type ChargeEntry = Static<typeof ChargeEntry>;

/** Changes of the balance, newest first. */
export const ChargeHistory = Page(ChargeEntry);
export type ChargeHistory = Static<typeof ChargeHistory>;

export const MemberOrderIn = Input({
  memberId: Id,
  /** Number of consecutive periods to buy, each of the level's `days`. */
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  /** The student's coupon to apply. */
  couponId: Type.Optional(Id),
});
export type MemberOrderIn = Static<typeof MemberOrderIn>;

export const BalanceOrderIn = Input({ amountCents: Type.Integer({ minimum: 1, maximum: 10_000_000 }) });
export type BalanceOrderIn = Static<typeof BalanceOrderIn>;

export const PointOrderIn = Input({
  goodsId: Id,
  /** Price in points that the student agreed to; the order is refused when the school's price differs. */
  point: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
});
export type PointOrderIn = Static<typeof PointOrderIn>;

/** An item that can be bought with points. */
export const PointGoods = Type.Object({
  goodsId: Id,
  goodsName: Type.String(),
  kind: Type.Enum(['coupon', 'membership', 'course']),
  /** One sentence; empty where there is none. */
  description: Type.String(),
  /** Address of the picture; empty where there is none. */
  cover: Type.String(),
  points: Type.Integer(),
  /** Number left in stock; null where the stock is unlimited. */
  leftCount: Nullable(Type.Integer()),
  /** Maximum number for each student; 0 for no limit. */
  perStudent: Type.Integer(),
  /** `taken`: the student has reached `perStudent`; `owned`: the student has it by other means. */
  state: Type.Enum(['open', 'soldOut', 'taken', 'owned']),
});
export type PointGoods = Static<typeof PointGoods>;

/** Items that the school sells for points, in its order, and the student's points. */
export const PointGoodsList = Type.Object({ remaining: Type.Integer(), records: Type.Array(PointGoods) });
export type PointGoodsList = Static<typeof PointGoodsList>;

/** The created order. */
export const AccountOrder = Type.Object({ orderId: Id, orderNo: Type.String(), payCents: Cents });
export type AccountOrder = Static<typeof AccountOrder>;

/** A prepaid card that tops up the balance. */
export const ChargeCardIn = Input({
  cardNo: Type.String({ minLength: 4, maxLength: 64 }),
  cardPassword: Type.String({ minLength: 1, maxLength: 64 }),
});
export type ChargeCardIn = Static<typeof ChargeCardIn>;

/** Balance after the call. */
export const Balance = Type.Object({ balanceCents: Cents });
export type Balance = Static<typeof Balance>;

/** Amount to withdraw, in cents; spelt as the platform spells it. */
export const WithdrawIn = Input({
  withdrawAmount: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
  /** Proof of a verified identity (`setting.verifyIdentity`), valid for ten minutes. */
  verifyToken: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })),
});
export type WithdrawIn = Static<typeof WithdrawIn>;

/**
 * State of a withdrawal. `asked`: waits for the school; `approved`: the transfer is in progress; `confirming`:
 * waits for the student to accept it in WeChat; `paid`: done; `refused` by the school or `failed`: the money is
 * back in the balance.
 */
export const WithdrawalState = Type.Enum(['asked', 'approved', 'confirming', 'paid', 'refused', 'failed']);
export type WithdrawalState = Static<typeof WithdrawalState>;

/** The created withdrawal. */
export const Withdrawal = Type.Object({ withdrawalId: Id, state: WithdrawalState, balanceCents: Cents });
export type Withdrawal = Static<typeof Withdrawal>;

export const WithdrawalListIn = Input(Paging);
export type WithdrawalListIn = Static<typeof WithdrawalListIn>;

/** One of the student's withdrawals. */
export const WithdrawalEntry = Type.Object({
  withdrawalId: Id,
  amountCents: Cents,
  state: WithdrawalState,
  /** Reason for the refusal or failure; may be empty. */
  reason: Type.String(),
  /** Page in WeChat on which the student accepts the transfer, while it is `confirming`; otherwise empty. */
  confirmUrl: Type.String(),
  createdAt: Time,
  endedAt: Nullable(Time),
});
export type WithdrawalEntry = Static<typeof WithdrawalEntry>;

/** Withdrawals, newest first. */
export const WithdrawalList = Page(WithdrawalEntry);
export type WithdrawalList = Static<typeof WithdrawalList>;

/** Purpose of the WeChat binding: receiving withdrawals, or paying an order within WeChat. */
export const OpenidCheckIn = Input({
  /** Order to be paid within WeChat; without it the call asks about the account that receives withdrawals. */
  orderId: Type.Optional(Id),
  /** Proof of a verified identity (`setting.verifyIdentity`), for binding the account that receives withdrawals. */
  verifyToken: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })),
});
export type OpenidCheckIn = Static<typeof OpenidCheckIn>;

/**
 * Whether WeChat has identified the account for the purpose. If not, open `url` in WeChat to bind it; `url` is empty
 * where the account is bound, where a proof of identity is needed first (`proofFlag`), and where the school does not
 * support this.
 */
export const OpenidCheck = Type.Object({
  bindFlag: Flag,
  url: Type.String(),
  proofFlag: Type.Optional(Flag),
});
export type OpenidCheck = Static<typeof OpenidCheck>;

/** The current membership. */
export const MemberStatus = Type.Object({
  memberFlag: Flag,
  memberIco: Type.String(),
  endsAt: Nullable(Time),
});
export type MemberStatus = Static<typeof MemberStatus>;
