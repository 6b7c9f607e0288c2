import { Type, type Static } from 'typebox';
import { Order, OrderStatus } from '../order/order.schema.ts';
import { Id, Nullable } from '../parts.schema.ts';

/** A way to pay. */
export const PayWay = Type.Enum(['wechat', 'alipay']);
export type PayWay = Static<typeof PayWay>;

/** Opens the cashier for an order. */
export const CashierIn = Type.Object({ orderId: Id }, { additionalProperties: false });
export type CashierIn = Static<typeof CashierIn>;

/** What the cashier shows. */
export const Cashier = Type.Object({
  order: Order,
  /** In the order to offer them; empty where the school takes no payments online. */
  ways: Type.Array(PayWay),
  /** True where a sandbox stands for the providers, which the page must say. */
  isSandbox: Type.Boolean(),
  /** Cents in the student's account; null where the order cannot be paid from it. */
  balanceCents: Nullable(Type.Integer()),
  serverTime: Type.String(),
});
export type Cashier = Static<typeof Cashier>;

/** Chooses how to pay an order. */
export const StartPaymentIn = Type.Object({ orderId: Id, way: PayWay }, { additionalProperties: false });
export type StartPaymentIn = Static<typeof StartPaymentIn>;

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
});
export type StartedPayment = Static<typeof StartedPayment>;

/** Pays an order from the student's balance. */
export const PayByBalanceIn = Type.Object({ orderId: Id }, { additionalProperties: false });
export type PayByBalanceIn = Static<typeof PayByBalanceIn>;

/** The order is paid. */
export const PaidByBalance = Type.Object({
  status: OrderStatus,
  /** Cents that are left. */
  balanceCents: Type.Integer(),
});
export type PaidByBalance = Static<typeof PaidByBalance>;

/** Asks where an order stands, at once or when that changes. */
export const PaymentStateIn = Type.Object(
  {
    orderId: Id,
    /** What the asker knows; as long as it holds, the reply waits for a change. */
    known: Type.Optional(OrderStatus),
    /** How long the reply may wait. */
    waitSeconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 25 })),
  },
  { additionalProperties: false },
);
export type PaymentStateIn = Static<typeof PaymentStateIn>;

/** Where the order stands. */
export const PaymentState = Type.Object({
  status: OrderStatus,
  serverTime: Type.String(),
  /** Where to begin once it is paid; null where it holds no single course with lessons. */
  begin: Nullable(Type.Object({ commodityId: Id, courseId: Id, lessonId: Id })),
});
export type PaymentState = Static<typeof PaymentState>;
