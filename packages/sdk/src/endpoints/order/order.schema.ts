import { Type, type Static } from 'typebox';
import { SoldItem } from '../catalogue/courseCard.schema.ts';
import { Id, Input, Nullable } from '../parts.schema.ts';

/**
 * Where an order stands: `waiting` for its payment (待支付), `paid` (已支付), `cancelled` by the
 * student (已取消), or `closed` because nobody paid in time (已关闭).
 */
export const OrderStatus = Type.Enum(['waiting', 'paid', 'cancelled', 'closed']);
export type OrderStatus = Static<typeof OrderStatus>;

/** One thing in an order, as it was called and priced when the order was made. */
export const OrderItem = Type.Object({
  ...SoldItem.properties,
  /** When it was given back; null while the student has it. */
  returnedAt: Nullable(Type.String()),
});
export type OrderItem = Static<typeof OrderItem>;

/** The attempt whose result an order pays for. */
export const OrderedExam = Type.Object({ recordId: Id, examName: Type.String() });
export type OrderedExam = Static<typeof OrderedExam>;

/** The membership that an order buys, and for how many days in all. */
export const OrderedMembership = Type.Object({ memberName: Type.String(), days: Type.Integer() });
export type OrderedMembership = Static<typeof OrderedMembership>;

/** What an order bought with points. */
export const OrderedPointGoods = Type.Object({
  goodsName: Type.String(),
  kind: Type.Enum(['coupon', 'membership', 'course']),
  points: Type.Integer(),
});
export type OrderedPointGoods = Static<typeof OrderedPointGoods>;

/** What lowered an order: today's price, a coupon, points, and the part that the balance pays. */
export const Reduction = Type.Object({
  kind: Type.Enum(['price', 'coupon', 'points', 'balance']),
  /** Cents; above 0. */
  offCents: Type.Integer(),
});
export type Reduction = Static<typeof Reduction>;

/** An order with all that is in it. Times are UTC ISO strings. */
export const Order = Type.Object({
  id: Id,
  orderNo: Type.String(),
  status: OrderStatus,
  /** Cents that the student pays, part of them maybe from the balance. */
  payCents: Type.Integer(),
  /** Cents; the sum before reductions. */
  listCents: Type.Integer(),
  /** In the order in which they are taken off: what they take off `listCents` leaves `dueCents`. */
  reductions: Type.Array(Reduction),
  /** Cents that WeChat Pay or Alipay is to be paid, or was. */
  dueCents: Type.Integer(),
  /** Points that are spent on it. */
  points: Type.Integer(),
  createdAt: Type.String(),
  /** The end of the time to pay. */
  expiresAt: Type.String(),
  paidAt: Nullable(Type.String()),
  /** When it was cancelled or closed. */
  endedAt: Nullable(Type.String()),
  /** How it was paid; null before that, and for an order that cost nothing. */
  paidBy: Nullable(Type.Enum(['wechat', 'alipay', 'balance', 'points'])),
  /** Money that came too late or twice: on its way back, or back. */
  refund: Nullable(Type.Enum(['due', 'done'])),
  /**
   * Where giving a paid order back stands: `asked` for, `returning` (the money is on its way), `part` of it or all of it
   * (`returned`) is back. Null where nothing was given back.
   */
  afterSale: Nullable(Type.Enum(['asked', 'returning', 'part', 'returned'])),
  schoolName: Type.String(),
  items: Type.Array(OrderItem),
  /** Null for an order of anything else. */
  exam: Nullable(OrderedExam),
  /** Null for an order of anything else. */
  membership: Nullable(OrderedMembership),
  /** Cents that it pays into the balance; null for an order of anything else. */
  chargeCents: Nullable(Type.Integer()),
  /** Null for an order of anything else. */
  pointGoods: Nullable(OrderedPointGoods),
});
export type Order = Static<typeof Order>;

/** Asks for a page of the student's orders, the newest first. */
export const OrderListIn = Input({
  status: Type.Optional(OrderStatus),
  /** Words of a course's name, or the order's number. */
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  /** From 1. */
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
});
export type OrderListIn = Static<typeof OrderListIn>;

/** A page of orders. */
export const OrderList = Type.Object({
  total: Type.Integer(),
  records: Type.Array(Order),
  /** The server's time, for the countdowns. */
  serverTime: Type.String(),
});
export type OrderList = Static<typeof OrderList>;

/** How many orders stand where. */
export const OrderCounts = Type.Object({
  all: Type.Integer(),
  waiting: Type.Integer(),
  paid: Type.Integer(),
  cancelled: Type.Integer(),
  closed: Type.Integer(),
});
export type OrderCounts = Static<typeof OrderCounts>;

/** Names an order of the student's. */
export const OrderIn = Input({ orderId: Id });
export type OrderIn = Static<typeof OrderIn>;

/** An order with the server's time, for its countdown. */
export const OrderDetail = Type.Object({ order: Order, serverTime: Type.String() });
export type OrderDetail = Static<typeof OrderDetail>;

/** Where the order stands after the call. */
export const OrderState = Type.Object({ orderId: Id, status: OrderStatus });
export type OrderState = Static<typeof OrderState>;
