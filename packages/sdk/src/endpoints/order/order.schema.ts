import { Type, type Static } from 'typebox';
import { SoldItem } from '../catalogue/courseCard.schema.ts';
import { Id, Input, Nullable } from '../parts.schema.ts';

/**
 * Status of an order: `waiting` for payment (待支付), `paid` (已支付), `cancelled` by the student (已取消), or `closed`
 * at its payment deadline (已关闭).
 */
export const OrderStatus = Type.Enum(['waiting', 'paid', 'cancelled', 'closed']);
export type OrderStatus = Static<typeof OrderStatus>;

/** An item of an order, with its name and price at the time of ordering. */
export const OrderItem = Type.Object({
  ...SoldItem.properties,
  /** UTC ISO time at which it was returned; null while the student has it. */
  returnedAt: Nullable(Type.String()),
});
export type OrderItem = Static<typeof OrderItem>;

/** The attempt whose result an order pays for. */
export const OrderedExam = Type.Object({ recordId: Id, examName: Type.String() });
export type OrderedExam = Static<typeof OrderedExam>;

/** The membership that an order buys, and its total number of days. */
export const OrderedMembership = Type.Object({ memberName: Type.String(), days: Type.Integer() });
export type OrderedMembership = Static<typeof OrderedMembership>;

/** The item that an order buys with points. */
export const OrderedPointGoods = Type.Object({
  goodsName: Type.String(),
  kind: Type.Enum(['coupon', 'membership', 'course']),
  points: Type.Integer(),
});
export type OrderedPointGoods = Static<typeof OrderedPointGoods>;

/** A reduction of an order: a price change, a coupon, points, or the part paid from the balance. */
export const Reduction = Type.Object({
  kind: Type.Enum(['price', 'coupon', 'points', 'balance']),
  /** Amount of the reduction in cents; above 0. */
  offCents: Type.Integer(),
});
export type Reduction = Static<typeof Reduction>;

/** An order with its items. Times are UTC ISO strings. */
export const Order = Type.Object({
  id: Id,
  orderNo: Type.String(),
  status: OrderStatus,
  /** Total to pay in cents, including the part paid from the balance. */
  payCents: Type.Integer(),
  /** Total in cents before reductions. */
  listCents: Type.Integer(),
  /** Reductions in the order they are applied; `listCents` minus all of them is `dueCents`. */
  reductions: Type.Array(Reduction),
  /** Amount in cents paid, or to be paid, by WeChat Pay or Alipay. */
  dueCents: Type.Integer(),
  /** Points spent on it. */
  points: Type.Integer(),
  createdAt: Type.String(),
  /** Deadline of the payment. */
  expiresAt: Type.String(),
  paidAt: Nullable(Type.String()),
  /** When it was cancelled or closed. */
  endedAt: Nullable(Type.String()),
  /** Payment method; null before the payment, and for an order of 0 cents. */
  paidBy: Nullable(Type.Enum(['wechat', 'alipay', 'balance', 'points'])),
  /** Refund of a late or duplicate payment: being made, or done. */
  refund: Nullable(Type.Enum(['due', 'done'])),
  /**
   * Progress of the refund of a paid order: `asked` (requested), `returning` (in progress), `part` or all of it
   * (`returned`) refunded. Null where none was requested.
   */
  afterSale: Nullable(Type.Enum(['asked', 'returning', 'part', 'returned'])),
  /** Until when a refund of a paid order may be requested; null where the school accepts no requests. */
  refundUntilAt: Nullable(Type.String()),
  schoolName: Type.String(),
  items: Type.Array(OrderItem),
  /** Null unless the order pays for an exam result. */
  exam: Nullable(OrderedExam),
  /** Null unless the order buys a membership. */
  membership: Nullable(OrderedMembership),
  /** Top-up of the balance in cents; null for other orders. */
  chargeCents: Nullable(Type.Integer()),
  /** Null unless the order was paid with points. */
  pointGoods: Nullable(OrderedPointGoods),
});
export type Order = Static<typeof Order>;

/** Request for a page of the student's orders, newest first. */
export const OrderListIn = Input({
  status: Type.Optional(OrderStatus),
  /** Words of a course's name, or the order's number. */
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  /** Page number, from 1. */
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
});
export type OrderListIn = Static<typeof OrderListIn>;

/** A page of orders. */
export const OrderList = Type.Object({
  total: Type.Integer(),
  records: Type.Array(Order),
  /** UTC ISO time of the server, for countdowns. */
  serverTime: Type.String(),
});
export type OrderList = Static<typeof OrderList>;

/** Number of orders in each status. */
export const OrderCounts = Type.Object({
  all: Type.Integer(),
  waiting: Type.Integer(),
  paid: Type.Integer(),
  cancelled: Type.Integer(),
  closed: Type.Integer(),
});
export type OrderCounts = Static<typeof OrderCounts>;

/** Reference to an order of the student's. */
export const OrderIn = Input({ orderId: Id });
export type OrderIn = Static<typeof OrderIn>;

/** An order, and the server's time for its countdown. */
export const OrderDetail = Type.Object({ order: Order, serverTime: Type.String() });
export type OrderDetail = Static<typeof OrderDetail>;

/** Status of the order after the call. */
export const OrderState = Type.Object({ orderId: Id, status: OrderStatus });
export type OrderState = Static<typeof OrderState>;
