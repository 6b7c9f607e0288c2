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

/** Where an order stands. */
export type OrderStatus = 'waiting' | 'paid' | 'cancelled' | 'closed';

/** The states in the order in which they are offered. */
export const orderStatuses = [
  'waiting',
  'paid',
  'cancelled',
  'closed',
] as const satisfies readonly OrderStatus[];

/** A way to pay. */
export type PayWay = 'wechat' | 'alipay';

/** How far an order was given back. */
export type AfterSale = 'asked' | 'returning' | 'part' | 'returned';

/** How an order was paid. */
export type PaidBy = PayWay | 'balance' | 'points';

/** Cents that something took off an order. */
export interface Reduction {
  readonly kind: 'price' | 'coupon' | 'points' | 'balance';
  readonly offCents: number;
}

/** An order as the pages show it; times are UTC ISO strings, empty where there is none. */
export type Order = ReadBy<typeof readOrder>;

function readExam(exam: Reply<OrderedExamReply> | undefined) {
  const recordId = exam?.recordId ?? '';
  if (recordId === '') return undefined;
  return {
    name: exam?.examName ?? '',
    recordHref: examRecordHref(recordId),
    payResultHref: `#/lib/subject/exampaper/payresult?recordId=${encodeURIComponent(recordId)}`,
  };
}

function readMembership(membership: Reply<OrderedMembershipReply> | undefined) {
  const name = membership?.memberName ?? '';
  return name === '' ? undefined : { name, days: membership?.days ?? 0 };
}

const GOODS_HREF = {
  coupon: '#/personal/accountcenter/coupon',
  membership: '#/personal/accountcenter/account/member',
  course: '#/personal/course/lessons',
} as const satisfies Record<OrderedPointGoodsReply['kind'], string>;

function readPointGoods(goods: Reply<OrderedPointGoodsReply> | undefined) {
  const name = goods?.goodsName ?? '';
  return name === ''
    ? undefined
    : {
        name,
        points: Math.max(0, goods?.points ?? 0),
        /** Where it is found. */
        href: GOODS_HREF[goods?.kind ?? 'coupon'],
      };
}

function readReduction({ kind, offCents = 0 }: Reply<ReductionReply>): Reduction[] {
  return kind === undefined || offCents <= 0 ? [] : [{ kind, offCents }];
}

/** Reads an order; undefined without an id. A state that is not known counts as closed: nothing can be done with it. */
export function readOrder(order: Reply<OrderReply>) {
  const id = order.id ?? '';
  if (id === '') return undefined;
  return {
    id,
    orderNo: order.orderNo ?? '',
    status: order.status ?? 'closed',
    payCents: Math.max(0, order.payCents ?? 0),
    listCents: Math.max(0, order.listCents ?? 0),
    /** What they take off `listCents` leaves `dueCents`. */
    reductions: order.reductions.flatMap(readReduction),
    /** Cents for WeChat Pay or Alipay. */
    dueCents: Math.max(0, order.dueCents ?? order.payCents ?? 0),
    createdAt: order.createdAt ?? '',
    /** Until when it can be paid. */
    expiresAt: Number.isNaN(Date.parse(order.expiresAt ?? '')) ? '' : (order.expiresAt ?? ''),
    paidAt: order.paidAt ?? '',
    paidBy: order.paidBy,
    /** Money on its way back, or back. */
    refund: order.refund,
    /** How far it was given back; undefined where nothing was. */
    afterSale: order.afterSale,
    schoolName: order.schoolName ?? '',
    items: order.items.map(readSoldItem),
    /** The attempt whose result it pays for; undefined for an order of anything else. */
    exam: readExam(order.exam),
    /** Undefined for an order of anything else. */
    membership: readMembership(order.membership),
    /** Cents that it pays into the balance; undefined for an order of anything else. */
    chargeCents: (order.chargeCents ?? 0) > 0 ? (order.chargeCents ?? 0) : undefined,
    /** Undefined for an order of anything else. */
    pointGoods: readPointGoods(order.pointGoods),
  };
}

/** The page on which a paid order is given back; undefined for goods that are used up when they are given. */
export const refundHrefOf = ({
  id,
  status,
  items,
  membership,
}: Pick<Order, 'id' | 'status' | 'items' | 'membership'>): string | undefined =>
  status === 'paid' && (membership !== undefined || items.some(({ priceCents }) => priceCents > 0))
    ? `#/personal/order/refund?${new URLSearchParams({ orderId: id })}`
    : undefined;

/** The difference between the server's clock and ours, in milliseconds; 0 when the server did not say. */
export function clockOffset(serverTime: string | undefined, now: number): number {
  const time = Date.parse(serverTime ?? '');
  return Number.isNaN(time) ? 0 : time - now;
}
