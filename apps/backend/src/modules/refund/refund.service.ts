import type {
  AskRefundIn,
  CancelRefundIn,
  RefundAsked,
  RefundItem,
  RefundOffer,
  RefundOfferIn,
} from '@lectern/sdk/endpoints/refund';
import { refundDeadline, refundRule } from '../../platform/company/index.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError, refused } from '../../platform/http/errors.ts';
import { readCouponOf } from '../account/index.ts';
import { lockOrder, type Order, ownOrder } from '../order/index.ts';
import { findMoney } from '../payment/index.ts';
import { countCancelled, lockRequest, type Part, readParts, readRequests, returnsOf } from './refund.repo.ts';
import { endRequest, makeRequest, updateAfterSale } from './states.service.ts';

/**
 * Maximum cancelled requests per order, since each read includes all of them; after that the student has to ask
 * the school.
 */
const MAX_CANCELLED = 20;

function itemOf(
  { itemId, name, nameEn, moneyCents, balanceCents, points, studiedPercent, requestState }: Part,
  { mostStudiedPercent }: RefundOffer['rule'],
): RefundItem {
  const isRequested = requestState === 'asked' || requestState === 'returning' || requestState === 'returned';
  return {
    itemId,
    itemName: name,
    itemNameEn: nameEn,
    moneyCents,
    balanceCents,
    points,
    studiedPercent,
    obstacle: isRequested ? requestState : studiedPercent > mostStudiedPercent ? 'studied' : null,
  };
}

/** The parts of an order, and what the student may request. */
interface Askable {
  readonly parts: readonly Part[];
  readonly items: readonly RefundItem[];
  readonly obstacle: RefundOffer['obstacle'];
}

async function obstacleOf(
  db: Queryable,
  order: Order,
  items: readonly RefundItem[],
  until: Date | null,
  now: Date,
): Promise<RefundOffer['obstacle']> {
  if (order.status !== 'paid') return 'unpaid';
  if (returnsOf[order.kind]?.mayBeRequested !== true || items.length === 0) return 'goods';
  if (items.some(({ obstacle }) => obstacle === 'asked')) return 'asked';
  if (items.every(({ obstacle }) => obstacle === 'returning' || obstacle === 'returned')) return 'nothing';
  if (until === null) return 'off';
  if (until < now) return 'days';
  const isFree = items.every(({ moneyCents }) => moneyCents === 0);
  if (!isFree && (await findMoney(db, order.id)) === undefined) return 'goods';
  return items.some(({ obstacle }) => obstacle === null) ? null : 'nothing';
}

async function readAskable(db: Queryable, order: Order, { company, clock }: UserContext): Promise<Askable> {
  const [rule, until, now] = [refundRule(company), refundDeadline(company, order.paidAt), clock.now()];
  const parts = await readParts(db, order, now);
  const items = parts.map((part) => itemOf(part, rule));
  return { parts, items, obstacle: await obstacleOf(db, order, items, until, now) };
}

/** Answers `refund.offer`. */
export async function offer({ orderId }: RefundOfferIn, context: UserContext): Promise<RefundOffer> {
  const order = await ownOrder(context, orderId);
  const { db, company, clock } = context;
  const [rule, now] = [refundRule(company), clock.now()];
  const [{ items, obstacle }, coupon, requests] = await Promise.all([
    readAskable(db, order, context),
    readCouponOf(db, order),
    readRequests(db, orderId),
  ]);
  return {
    orderId,
    orderNo: order.orderNo,
    paidBy: order.paidBy,
    paidAt: order.paidAt?.toISOString() ?? null,
    rule,
    untilAt: refundDeadline(company, order.paidAt)?.toISOString() ?? null,
    obstacle,
    items: [...items],
    coupon:
      coupon === undefined ? null : { couponName: coupon.name, expiredFlag: coupon.endsAt <= now ? 1 : 0 },
    requests,
    serverTime: now.toISOString(),
  };
}

const OBSTACLES: Readonly<Record<NonNullable<RefundOffer['obstacle']>, string>> = {
  unpaid: '订单还没有支付，不用退款',
  goods: '这个订单不能在线申请退款，请联系学校',
  off: '学校没有开通在线退款，请联系学校',
  days: '已经过了可以申请退款的时间，请联系学校',
  asked: '这个订单已经有一个退款申请，请等学校处理',
  nothing: '这个订单没有可以退款的内容',
};

const ITEM_OBSTACLES: Readonly<Record<NonNullable<RefundItem['obstacle']>, string>> = {
  studied: '学习进度已经超过可以退款的范围，请联系学校',
  asked: '已经申请过退款，请等学校处理',
  returning: '正在退款，不用再申请',
  returned: '已经退款，不用再申请',
};

/**
 * Answers `refund.ask`. Locks the order, so that of two concurrent requests the second one is refused.
 * @throws {BusinessError} code 0 naming the field: for parts that the rule excludes, and for a reason without
 *   an explanation where one is required.
 */
export async function ask(
  { orderId, itemIds, refundReason, remark = '' }: AskRefundIn,
  context: UserContext,
): Promise<RefundAsked> {
  await ownOrder(context, orderId);
  if (refundReason === 'other' && remark.trim() === '') throw refused('remark', '请写一下退款的原因');
  return context.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === undefined) throw new BusinessError('0', '没有找到这个订单');
    const { parts, items, obstacle } = await readAskable(tx, order, context);
    if (obstacle !== null) throw refused('orderId', OBSTACLES[obstacle]);
    if ((await countCancelled(tx, order.id)) >= MAX_CANCELLED)
      throw refused('orderId', '这个订单的退款申请撤销过太多次，请联系学校');
    const selected = itemIds.map((itemId) => {
      const part = parts.find((one) => one.itemId === itemId);
      const obstacle = items.find((one) => one.itemId === itemId)?.obstacle ?? null;
      if (part === undefined) throw refused('itemIds', '订单里没有这一项');
      if (obstacle !== null) throw refused('itemIds', ITEM_OBSTACLES[obstacle]);
      return part;
    });
    const now = context.clock.now();
    const newRequest = { reason: refundReason, remark: remark.trim(), isOfSchool: false };
    const request = await makeRequest(tx, order, selected, newRequest, now);
    await updateAfterSale(tx, order, now);
    return { requestId: request.id, state: request.state };
  });
}

/** Answers `refund.cancel`. */
export async function cancel({ requestId }: CancelRefundIn, context: UserContext): Promise<RefundAsked> {
  return context.transaction(async (tx) => {
    const locked = await lockRequest(tx, requestId);
    if (locked?.request.userId !== context.user.id) throw refused('requestId', '没有找到这个退款申请');
    const { request, order } = locked;
    if (request.state === 'cancelled') return { requestId, state: request.state };
    if (request.state !== 'asked') throw refused('requestId', '学校已经处理了这个退款申请，不能撤销');
    await endRequest(tx, order, request, { state: 'cancelled' }, context.clock.now());
    return { requestId, state: 'cancelled' };
  });
}
