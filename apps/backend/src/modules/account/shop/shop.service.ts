import type { AccountOrder, PointGoodsList, PointOrderIn } from '@lectern/sdk/endpoints/account';
import { eq, sql } from 'drizzle-orm';
import { lockUser } from '../../../platform/database/lockUser.ts';
import type { UserContext } from '../../../platform/http/context.ts';
import { refused } from '../../../platform/http/errors.ts';
import { createOrder } from '../../order/index.ts';
import { sumPoints } from '../points/points.repo.ts';
import { spendPoints } from '../points/points.service.ts';
import { findGoods, lockGoods } from './shop.repo.ts';
import { pointGoods, pointOrders } from './shop.tables.ts';
import { memberNow } from '../../../platform/http/member.ts';

/** Answers `account.pointGoods`. */
export async function listGoods(_: object, context: UserContext): Promise<PointGoodsList> {
  const [found, { remaining }] = await Promise.all([
    findGoods(context.db, memberNow(context)),
    sumPoints(context.db, context.user.id),
  ]);
  return {
    remaining,
    records: found.map(({ goods, cover, state }) => ({
      goodsId: goods.id,
      goodsName: goods.name,
      kind: goods.kind,
      description: goods.description,
      cover,
      points: goods.points,
      leftCount: goods.stock,
      perStudent: goods.perStudent,
      state,
    })),
  };
}

const OBSTACLES = {
  owned: '这门课程你已经有了，没有扣积分',
  taken: '你已经兑换过了，没有扣积分',
  soldOut: '已经兑完了，没有扣积分',
} as const;

/**
 * Answers `account.makePointOrder`: one transaction spends the points, creates a paid order and delivers the
 * goods. Locks the student and the goods, so that points, limits and stock hold under concurrent calls.
 */
export async function makePointOrder(
  { goodsId, point }: PointOrderIn,
  context: UserContext,
): Promise<AccountOrder> {
  const student = memberNow(context);
  const { companyId, userId, now } = student;
  return context.transaction(async (tx) => {
    await lockUser(tx, userId);
    const found = await lockGoods(tx, student, goodsId);
    if (found === undefined) throw refused('goodsId', '这件已经不能兑换了，没有扣积分');
    const { goods, state } = found;
    if (state !== 'open') throw refused('goodsId', OBSTACLES[state]);
    if (goods.points !== point) throw refused('point', `现在要 ${goods.points} 积分，没有扣，请再确认一次`);

    const { id, orderNo, payCents } = await createOrder(tx, context, {
      kind: 'points',
      payCents: 0,
      listCents: 0,
      async keep({ id: orderId }) {
        const left = await spendPoints(tx, {
          companyId,
          userId,
          points: point,
          remark: `兑换：${goods.name}`,
          remarkEn: `Exchanged for: ${goods.name}`,
          idempotencyKey: `order:${orderId}`,
          createdAt: now,
        });
        if (left === undefined) throw refused('point', '积分不够，没有扣');
        await tx
          .update(pointGoods)
          .set({ stock: sql`${pointGoods.stock} - 1` })
          .where(eq(pointGoods.id, goods.id));
        await tx
          .insert(pointOrders)
          .values({
            companyId,
            orderId,
            goodsId: goods.id,
            kind: goods.kind,
            goodsName: goods.name,
            points: goods.points,
          });
      },
    });
    return { orderId: id, orderNo, payCents };
  });
}
