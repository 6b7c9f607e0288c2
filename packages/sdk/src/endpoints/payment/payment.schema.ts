import { Type, type Static } from 'typebox';
import { Order, OrderStatus } from '../order/order.schema.ts';
import { Id, Input, Nullable } from '../parts.schema.ts';

/** A payment method. */
export const PayWay = Type.Enum(['wechat', 'alipay']);
export type PayWay = Static<typeof PayWay>;

/** Where the student pays: in a phone's browser, in WeChat's browser, or by scanning a code from a screen. */
export const PayDevice = Type.Enum(['desktop', 'phone', 'wechat']);
export type PayDevice = Static<typeof PayDevice>;

/** Reference to the order to pay. */
export const CashierIn = Input({ orderId: Id });
export type CashierIn = Static<typeof CashierIn>;

/** A coupon of the student's, and its reduction of the order. */
export const CouponOffer = Type.Object({
  couponId: Id,
  couponName: Type.String(),
  /** Reduction in cents; 0 where it does not apply. */
  offCents: Type.Integer(),
  /** Minimum order total in cents. */
  minimumCents: Type.Integer(),
  startsAt: Type.String(),
  endsAt: Type.String(),
  /**
   * Why it does not apply: `goods` not covered, total below the `minimum`, too `early`, or `held` by another
   * waiting order. Null where it applies.
   */
  obstacle: Nullable(Type.Enum(['goods', 'minimum', 'early', 'held'])),
});
export type CouponOffer = Static<typeof CouponOffer>;

/** Available reductions of a waiting order, and those chosen. */
export const Quote = Type.Object({
  /** False until the student has chosen; `couponId` is then the best coupon. */
  isChosen: Type.Boolean(),
  /** Id of the chosen or best coupon; null for none. */
  couponId: Nullable(Id),
  /** Coupons: applicable ones first, the best of them first. */
  coupons: Type.Array(CouponOffer),
  /** Reduction by the student's points; null where points cannot be used. */
  points: Nullable(
    Type.Object({
      /** Points that the student has. */
      available: Type.Integer(),
      /** Points to be spent. */
      points: Type.Integer(),
      /** Their value in cents. */
      offCents: Type.Integer(),
      /** Whether they are used for the order. */
      isUsed: Type.Boolean(),
    }),
  ),
  /** Part to be paid from the balance; null where the balance cannot be used. */
  balance: Nullable(
    Type.Object({
      /** Balance of the student in cents. */
      availableCents: Type.Integer(),
      /** Part of it for this order, in cents. */
      offCents: Type.Integer(),
      /** Whether it is used for the order. */
      isUsed: Type.Boolean(),
    }),
  ),
});
export type Quote = Static<typeof Quote>;

/** Reductions to apply to a waiting order; those left out are not used. */
export const ReduceIn = Input({
  orderId: Id,
  couponId: Type.Optional(Id),
  /** True spends as many points as the school allows. */
  usesPoints: Type.Optional(Type.Boolean()),
  /** True pays as much as possible from the balance. */
  usesBalance: Type.Optional(Type.Boolean()),
});
export type ReduceIn = Static<typeof ReduceIn>;

/** All data of the cashier page. */
export const Cashier = Type.Object({
  order: Order,
  /** Payment methods in display order; empty where the school takes no online payments. */
  ways: Type.Array(PayWay),
  /** True where a sandbox replaces the providers, which the page must state. */
  isSandbox: Type.Boolean(),
  /** Available reductions; null for an order that is no longer waiting. */
  quote: Nullable(Quote),
  serverTime: Type.String(),
});
export type Cashier = Static<typeof Cashier>;

/** The chosen payment method. */
export const StartPaymentIn = Input({
  orderId: Id,
  way: PayWay,
  /**
   * Device of the payment: `phone` leads to the wallet's own page, `wechat` opens the payment sheet in WeChat's
   * browser, `desktop` shows a QR code. WeChat must have identified the payer first (`account.checkOpenid`).
   * @defaultValue `desktop`
   */
  device: Type.Optional(PayDevice),
});
export type StartPaymentIn = Static<typeof StartPaymentIn>;

/** Parameters for `getBrandWCPayRequest` of WeChat's browser, signed by the school. */
export const BridgeRequest = Type.Object({
  /** Id of the school's official account. */
  appId: Type.String(),
  /** Seconds since 1970, as a text. */
  timeStamp: Type.String(),
  /** Random text that makes the request unique. */
  nonceStr: Type.String(),
  /** Payment session, as `prepay_id=…`. */
  package: Type.String(),
  /** Signature algorithm, always `RSA`. */
  signType: Type.String(),
  /** The school's signature of app id, time, nonce and package, on a line each. */
  paySign: Type.String(),
});
export type BridgeRequest = Static<typeof BridgeRequest>;

/** A payment that can be made now. */
export const StartedPayment = Type.Object({
  tradeNo: Type.String(),
  way: PayWay,
  /** Amount in cents. */
  amountCents: Type.Integer(),
  /** Content of the QR code; empty for a method that only has a page. */
  qrContent: Type.String(),
  /** Page of the provider; empty for a method that only has a QR code. */
  pageUrl: Type.String(),
  /** Parameters that open WeChat's payment sheet; null unless it is paid within WeChat. */
  bridge: Nullable(BridgeRequest),
  /** Address of a script that simulates WeChat's bridge in a sandbox; otherwise empty. */
  bridgeScript: Type.String(),
});
export type StartedPayment = Static<typeof StartedPayment>;

/** Reference to the order to pay from the balance. */
export const PayByBalanceIn = Input({ orderId: Id });
export type PayByBalanceIn = Static<typeof PayByBalanceIn>;

/** Result of a payment from the balance. */
export const PaidByBalance = Type.Object({
  status: OrderStatus,
  /** Remaining balance in cents. */
  balanceCents: Type.Integer(),
});
export type PaidByBalance = Static<typeof PaidByBalance>;

/** Request for the status of an order, immediately or when it changes. */
export const PaymentStateIn = Input({
  orderId: Id,
  /** Status known to the caller; the reply waits until the status differs from it. */
  known: Type.Optional(OrderStatus),
  /** Maximum wait in seconds. */
  waitSeconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 25 })),
});
export type PaymentStateIn = Static<typeof PaymentStateIn>;

/** Status of an order. */
export const PaymentState = Type.Object({
  status: OrderStatus,
  serverTime: Type.String(),
  /** First lesson once it is paid; null unless it contains exactly one course with lessons. */
  begin: Nullable(Type.Object({ commodityId: Id, courseId: Id, lessonId: Id })),
});
export type PaymentState = Static<typeof PaymentState>;
