import { Type, type Static } from 'typebox';
import { Order, OrderStatus } from '../order/order.schema.ts';
import { Id, Input, Nullable } from '../parts.schema.ts';

/** A way to pay. */
export const PayWay = Type.Enum(['wechat', 'alipay']);
export type PayWay = Static<typeof PayWay>;

/** On what the payer pays: a phone's browser, WeChat's own browser, or a screen whose code a phone scans. */
export const PayDevice = Type.Enum(['desktop', 'phone', 'wechat']);
export type PayDevice = Static<typeof PayDevice>;

/** Opens the cashier for an order. */
export const CashierIn = Input({ orderId: Id });
export type CashierIn = Static<typeof CashierIn>;

/** A coupon of the student's, and what it would take off the order. */
export const CouponOffer = Type.Object({
  couponId: Id,
  couponName: Type.String(),
  /** Cents; 0 for one that does not fit. */
  offCents: Type.Integer(),
  /** Cents; the sum from which it holds. */
  minimumCents: Type.Integer(),
  startsAt: Type.String(),
  endsAt: Type.String(),
  /**
   * Why it does not fit: it is for other goods, the sum is too small, it holds later, or another order that waits has
   * it. Null for one that fits.
   */
  obstacle: Nullable(Type.Enum(['goods', 'minimum', 'early', 'held'])),
});
export type CouponOffer = Static<typeof CouponOffer>;

/** What may lower an order that waits, and what of it is chosen. */
export const Quote = Type.Object({
  /** False until somebody chooses; then `couponId` is the best that would be chosen. */
  isChosen: Type.Boolean(),
  /** The chosen coupon, or the best; null for none. */
  couponId: Nullable(Id),
  /** Those that fit in front, the best first. */
  coupons: Type.Array(CouponOffer),
  /** What the student's points would take off; null where they pay for nothing. */
  points: Nullable(
    Type.Object({
      /** Points that the student has. */
      available: Type.Integer(),
      /** Points that would be spent. */
      points: Type.Integer(),
      /** Cents for them. */
      offCents: Type.Integer(),
      /** Whether they are spent on it. */
      isUsed: Type.Boolean(),
    }),
  ),
  /** What the balance would pay; null where it pays for nothing. */
  balance: Nullable(
    Type.Object({
      /** Cents that the student has. */
      availableCents: Type.Integer(),
      /** Cents of it for this order. */
      offCents: Type.Integer(),
      /** Whether they are spent on it. */
      isUsed: Type.Boolean(),
    }),
  ),
});
export type Quote = Static<typeof Quote>;

/** Chooses what lowers an order that waits; what is left out is not used. */
export const ReduceIn = Input({
  orderId: Id,
  couponId: Type.Optional(Id),
  /** Spends as many points as the school allows. */
  usesPoints: Type.Optional(Type.Boolean()),
  /** Spends what the balance has, at most the rest. */
  usesBalance: Type.Optional(Type.Boolean()),
});
export type ReduceIn = Static<typeof ReduceIn>;

/** What the cashier shows. */
export const Cashier = Type.Object({
  order: Order,
  /** In the order to offer them; empty where the school takes no payments online. */
  ways: Type.Array(PayWay),
  /** True where a sandbox stands for the providers, which the page must say. */
  isSandbox: Type.Boolean(),
  /** What may lower it; null for an order that no longer waits. */
  quote: Nullable(Quote),
  serverTime: Type.String(),
});
export type Cashier = Static<typeof Cashier>;

/** Chooses how to pay an order. */
export const StartPaymentIn = Input({
  orderId: Id,
  way: PayWay,
  /**
   * On what it is paid: a phone is led to the wallet's own page, WeChat's browser opens its sheet, anything else gets a
   * QR code. Without it `desktop`. WeChat must know the payer first (`account.checkOpenid`).
   */
  device: Type.Optional(PayDevice),
});
export type StartPaymentIn = Static<typeof StartPaymentIn>;

/** What the bridge of WeChat's browser is asked for with `getBrandWCPayRequest`, signed by the school. */
export const BridgeRequest = Type.Object({
  /** The school's official account. */
  appId: Type.String(),
  /** Seconds since 1970. */
  timeStamp: Type.String(),
  /** Makes it the only one of its kind. */
  nonceStr: Type.String(),
  /** `prepay_id=…` */
  package: Type.String(),
  /** `RSA` */
  signType: Type.String(),
  /** The school's signature over app id, time, nonce and package, a line each. */
  paySign: Type.String(),
});
export type BridgeRequest = Static<typeof BridgeRequest>;

/** A payment that can be made now. */
export const StartedPayment = Type.Object({
  tradeNo: Type.String(),
  way: PayWay,
  /** Cents. */
  amountCents: Type.Integer(),
  /** What the QR code says; empty for a way that has a page alone. */
  qrContent: Type.String(),
  /** The provider's page; empty for a way that has a QR code alone. */
  pageUrl: Type.String(),
  /** Opens the sheet of WeChat; null where it is not paid within WeChat. */
  bridge: Nullable(BridgeRequest),
  /** Address of a script that plays the bridge where a sandbox stands for WeChat; empty otherwise. */
  bridgeScript: Type.String(),
});
export type StartedPayment = Static<typeof StartedPayment>;

/** Pays an order from the student's balance. */
export const PayByBalanceIn = Input({ orderId: Id });
export type PayByBalanceIn = Static<typeof PayByBalanceIn>;

/** The order is paid. */
export const PaidByBalance = Type.Object({
  status: OrderStatus,
  /** Cents that are left. */
  balanceCents: Type.Integer(),
});
export type PaidByBalance = Static<typeof PaidByBalance>;

/** Asks where an order stands, at once or when that changes. */
export const PaymentStateIn = Input({
  orderId: Id,
  /** What the asker knows; as long as it holds, the reply waits for a change. */
  known: Type.Optional(OrderStatus),
  /** How long the reply may wait. */
  waitSeconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 25 })),
});
export type PaymentStateIn = Static<typeof PaymentStateIn>;

/** Where the order stands. */
export const PaymentState = Type.Object({
  status: OrderStatus,
  serverTime: Type.String(),
  /** Where to begin once it is paid; null where it holds no single course with lessons. */
  begin: Nullable(Type.Object({ commodityId: Id, courseId: Id, lessonId: Id })),
});
export type PaymentState = Static<typeof PaymentState>;
