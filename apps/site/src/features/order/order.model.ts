import type { Reply } from '@lectern/sdk';
import type {
  Order as OrderReply,
  OrderedPointGoods as OrderedPointGoodsReply,
  OrderedExam as OrderedExamReply,
  OrderedMembership as OrderedMembershipReply,
  Reduction as ReductionReply,
} from '@lectern/sdk/endpoints/order';
import { examRecordHref } from '../../shared/routes/pages.ts';
import type { ReadBy } from '../../shared/readBy.ts';
import { readSoldItem } from '../cart/readers.ts';

/** The state of an order. */
export type OrderStatus = 'waiting' | 'paid' | 'cancelled' | 'closed';

/** The states in the order of the filter. */
export const orderStatuses = [
  'waiting',
  'paid',
  'cancelled',
  'closed',
] as const satisfies readonly OrderStatus[];

/** A payment method. */
export type PayWay = 'wechat' | 'alipay';

/** The refund state of an order. */
export type AfterSale = 'asked' | 'returning' | 'part' | 'returned';

/** How an order was paid. */
export type PaidBy = PayWay | 'balance' | 'points';

/** A reduction of an order, in cents. */
export interface Reduction {
  readonly kind: 'price' | 'coupon' | 'points' | 'balance';
  readonly offCents: number;
}

/** An order as the pages show it; times are UTC ISO strings, empty where there is none. */
export type Order = ReadBy<typeof readOrder>;

function readExam(exam: Reply<OrderedExamReply> | undefined) {
  if (!exam?.recordId) return undefined;
  const { recordId } = exam;
  return {
    name: exam.examName ?? '',
    recordHref: examRecordHref(recordId),
    payResultHref: `#/lib/subject/exampaper/payresult?recordId=${encodeURIComponent(recordId)}`,
  };
}

function readMembership(membership: Reply<OrderedMembershipReply> | undefined) {
  return membership?.memberName ? { name: membership.memberName, days: membership.days ?? 0 } : undefined;
}

const GOODS_HREF = {
  coupon: '#/personal/accountcenter/coupon',
  membership: '#/personal/accountcenter/account/member',
  course: '#/personal/course/lessons',
} as const satisfies Record<OrderedPointGoodsReply['kind'], string>;

function readPointGoods(goods: Reply<OrderedPointGoodsReply> | undefined) {
  if (!goods?.goodsName) return undefined;
  return {
    name: goods.goodsName,
    points: Math.max(0, goods.points ?? 0),
    /** Link to the goods. */
    href: GOODS_HREF[goods.kind ?? 'coupon'],
  };
}

function readReduction({ kind, offCents = 0 }: Reply<ReductionReply>): Reduction[] {
  return kind === undefined || offCents <= 0 ? [] : [{ kind, offCents }];
}

/** Reads an order; undefined without an id. An unknown state counts as closed, in which nothing can be done. */
export function readOrder(order: Reply<OrderReply>) {
  const id = order.id ?? '';
  if (id === '') return undefined;
  return {
    id,
    orderNo: order.orderNo ?? '',
    status: order.status ?? 'closed',
    payCents: Math.max(0, order.payCents ?? 0),
    listCents: Math.max(0, order.listCents ?? 0),
    /** `listCents` minus these is `dueCents`. */
    reductions: order.reductions.flatMap(readReduction),
    /** Amount due by WeChat Pay or Alipay, in cents. */
    dueCents: Math.max(0, order.dueCents ?? order.payCents ?? 0),
    createdAt: order.createdAt ?? '',
    /** Deadline of the payment. */
    expiresAt: Number.isNaN(Date.parse(order.expiresAt ?? '')) ? '' : (order.expiresAt ?? ''),
    paidAt: order.paidAt ?? '',
    paidBy: order.paidBy,
    /** The running or completed refund. */
    refund: order.refund,
    /** How much was refunded; undefined if nothing was. */
    afterSale: order.afterSale,
    /** Until when a refund may be requested; empty where none may. */
    refundUntilAt: order.refundUntilAt ?? '',
    schoolName: order.schoolName ?? '',
    items: order.items.map(readSoldItem),
    /** The attempt whose result the order pays for; undefined for any other order. */
    exam: readExam(order.exam),
    /** Undefined for any other order. */
    membership: readMembership(order.membership),
    /** Amount added to the balance, in cents; undefined for any other order. */
    chargeCents: (order.chargeCents ?? 0) > 0 ? (order.chargeCents ?? 0) : undefined,
    /** Undefined for any other order. */
    pointGoods: readPointGoods(order.pointGoods),
  };
}

/**
 * Tells whether a refund of a paid order can be requested or followed (`open`), or no longer requested (`over`);
 * undefined for goods of which the student cannot request one, and where the school accepts no requests.
 * @param now in milliseconds.
 */
export function refundStateOf(
  { status, items, membership, afterSale, refundUntilAt }: RefundableOrder,
  now: number,
): 'open' | 'over' | undefined {
  if (status !== 'paid') return undefined;
  if (afterSale !== undefined) return 'open';
  const isReturnable = membership !== undefined || items.some(({ priceCents }) => priceCents > 0);
  if (!isReturnable || refundUntilAt === '') return undefined;
  return Date.parse(refundUntilAt) < now ? 'over' : 'open';
}

/** What of an order tells whether it can be refunded. */
export type RefundableOrder = Pick<Order, 'status' | 'items' | 'membership' | 'afterSale' | 'refundUntilAt'>;

/** Returns the server's clock minus this device's, in milliseconds; 0 if the server gave no time. */
export function clockOffset(serverTime: string | undefined, now: number): number {
  const time = Date.parse(serverTime ?? '');
  return Number.isNaN(time) ? 0 : time - now;
}
