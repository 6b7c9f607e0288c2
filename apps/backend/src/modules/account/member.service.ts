import type { AccountOrder, MemberList, MemberOrderIn, MemberStatus } from '@lectern/sdk/endpoints/account';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import type { Context, UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { createOrder, orders } from '../order/index.ts';
import { type MemberLevelRow, memberOrders } from './account.tables.ts';
import { findCoupon } from './coupons.repo.ts';
import { spendCoupon } from './coupons.service.ts';
import { findLevel, findLevels, findMembership } from './membership.repo.ts';
import { type MemberNow, memberNow } from '../../platform/http/member.ts';

/** Answers `account.memberList`: visitors see what is for sale. */
export async function memberList(_: object, { db, company, user, clock }: Context): Promise<MemberList> {
  const [levels, membership] = await Promise.all([
    findLevels(db, company.id),
    user === undefined ? undefined : findMembership(db, memberNow({ company, user, clock })),
  ]);
  return {
    memberFlag: membership === undefined ? 0 : 1,
    memberId: membership?.levelId ?? null,
    endsAt: membership?.endsAt.toISOString() ?? null,
    levels: levels.map(({ id, name, icon, priceCents, listPriceCents, days, benefits }) => ({
      memberId: id,
      memberName: name,
      icon,
      priceCents,
      listPriceCents,
      days,
      benefits,
    })),
  };
}

/** Answers `account.refreshMember`. */
export async function refreshMember(_: object, context: UserContext): Promise<MemberStatus> {
  const membership = await findMembership(context.db, memberNow(context));
  return {
    memberFlag: membership === undefined ? 0 : 1,
    memberIco: membership?.icon ?? '',
    endsAt: membership?.endsAt.toISOString() ?? null,
  };
}

/** Finds an order of the same membership that still waits for its money and has no coupon. */
async function findWaiting(
  tx: Queryable,
  { userId, now }: MemberNow,
  levelId: string,
  days: number,
): Promise<AccountOrder | undefined> {
  const [row] = await tx
    .select({ orderId: orders.id, orderNo: orders.orderNo, payCents: orders.payCents })
    .from(memberOrders)
    .innerJoin(orders, eq(orders.id, memberOrders.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.status, 'waiting'),
        gt(orders.expiresAt, now),
        eq(memberOrders.levelId, levelId),
        eq(memberOrders.days, days),
        isNull(memberOrders.couponId),
      ),
    )
    .limit(1);
  return row;
}

/** Cents that a coupon takes off a sum. @throws {BusinessError} code 0 when it does not hold for it. */
async function reductionBy(
  tx: Queryable,
  student: MemberNow,
  couponId: string,
  sumCents: number,
): Promise<number> {
  const refuse = (words: string) => new BusinessError('0', words, { field: 'couponId' });
  const coupon = await findCoupon(tx, student, couponId);
  if (coupon === undefined) throw refuse('没有找到这张优惠券');
  const { batch, state } = coupon;
  if (state === 'used') throw refuse('这张优惠券已经用过，或者在一个待支付的订单里');
  if (state === 'expired') throw refuse('这张优惠券已经过期');
  if (batch.startsAt > student.now) throw refuse('这张优惠券还没有到使用时间');
  if (sumCents < batch.minimumCents) throw refuse('订单金额还不到这张优惠券的门槛');
  return batch.kind === 'amount'
    ? Math.min(batch.amountCents, sumCents)
    : Math.floor((sumCents * batch.percent) / 100);
}

/** Answers `account.makeMemberOrder`: a membership is paid by an order like any other. */
export async function makeMemberOrder(
  { memberId, count = 1, couponId }: MemberOrderIn,
  context: UserContext,
): Promise<AccountOrder> {
  const student = memberNow(context);
  return context.transaction(async (tx) => {
    // Two quick presses make one order.
    await lockUser(tx, student.userId);
    const level = await findLevel(tx, student.companyId, memberId);
    if (level === undefined) throw new BusinessError('0', '没有找到这种会员', { field: 'memberId' });
    const waiting =
      couponId === undefined ? await findWaiting(tx, student, level.id, level.days * count) : undefined;
    return waiting ?? makeOrder(tx, context, level, { student, count, couponId });
  });
}

interface Wish {
  readonly student: MemberNow;
  readonly count: number;
  readonly couponId: string | undefined;
}

async function makeOrder(
  tx: Queryable,
  context: UserContext,
  level: MemberLevelRow,
  { student, count, couponId }: Wish,
): Promise<AccountOrder> {
  const sumCents = level.priceCents * count;
  const offCents = couponId === undefined ? 0 : await reductionBy(tx, student, couponId, sumCents);
  const { id, orderNo, payCents } = await createOrder(tx, context, {
    kind: 'membership',
    payCents: sumCents - offCents,
    listCents: level.listPriceCents * count,
    async keep(order) {
      await tx.insert(memberOrders).values({
        companyId: student.companyId,
        orderId: order.id,
        levelId: level.id,
        levelName: level.name,
        days: level.days * count,
        couponId: couponId ?? null,
      });
      if (couponId !== undefined) await spendCoupon(tx, couponId, order.id);
    },
  });
  return { orderId: id, orderNo, payCents };
}
