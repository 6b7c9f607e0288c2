import type { AccountOrder, MemberList, MemberOrderIn, MemberStatus } from '@lectern/sdk/endpoints/account';
import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import type { Context, UserContext } from '../../platform/http/context.ts';
import { refused } from '../../platform/http/errors.ts';
import { createOrder, orders } from '../order/index.ts';
import { type MemberLevelRow, memberOrders } from './account.tables.ts';
import { spendCoupon } from './coupons/coupons.service.ts';
import { findLevel, findMembership } from './membership/membership.repo.ts';
import { memberLevelRows } from './school.service.ts';
import { type MemberNow, memberNow } from '../../platform/http/member.ts';
import { couponReduction } from './reductions/reductions.service.ts';

/** Answers `account.memberList`, also for visitors. */
export async function memberList(_: object, { db, company, user, clock }: Context): Promise<MemberList> {
  const [levels, membership] = await Promise.all([
    memberLevelRows.read(db, company.id),
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

/** Finds a waiting order of the same membership. */
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
      ),
    )
    .limit(1);
  return row;
}

/** Answers `account.makeMemberOrder`: creates an ordinary order for a membership. */
export async function makeMemberOrder(
  { memberId, count = 1, couponId }: MemberOrderIn,
  context: UserContext,
): Promise<AccountOrder> {
  const student = memberNow(context);
  return context.transaction(async (tx) => {
    // The lock makes a double click create only one order.
    await lockUser(tx, student.userId);
    const level = await findLevel(tx, student.companyId, memberId);
    if (level === undefined) throw refused('memberId', '没有找到这种会员');
    const waiting =
      couponId === undefined ? await findWaiting(tx, student, level.id, level.days * count) : undefined;
    return waiting ?? makeOrder(tx, context, level, { student, count, couponId });
  });
}

interface MembershipPurchase {
  readonly student: MemberNow;
  readonly count: number;
  readonly couponId: string | undefined;
}

async function makeOrder(
  tx: Queryable,
  context: UserContext,
  level: MemberLevelRow,
  { student, count, couponId }: MembershipPurchase,
): Promise<AccountOrder> {
  const sumCents = level.priceCents * count;
  const couponCents =
    couponId === undefined
      ? 0
      : await couponReduction(tx, student, couponId, { kind: 'membership', sumCents });
  const { id, orderNo, payCents } = await createOrder(tx, context, {
    kind: 'membership',
    payCents: sumCents - couponCents,
    listCents: level.listPriceCents * count,
    ...(couponId !== undefined && { couponId, couponCents, reducedAt: student.now }),
    async keep(order) {
      await tx
        .insert(memberOrders)
        .values({
          companyId: student.companyId,
          orderId: order.id,
          levelId: level.id,
          levelName: level.name,
          days: level.days * count,
        });
      if (couponId !== undefined) await spendCoupon(tx, couponId, order.id);
    },
  });
  return { orderId: id, orderNo, payCents };
}
