import type { PointGoods } from '@lectern/sdk/endpoints/account';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { isId } from '../../../platform/database/columns.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import { cardsOf } from '../../catalogue/index.ts';
import { orders } from '../../order/index.ts';
import { couponBatches } from '../account.tables.ts';
import { type PointGoodsRow, pointGoods, pointOrders } from './shop.tables.ts';
import type { MemberNow } from '../../../platform/http/member.ts';

/** Goods with their state for a student. */
export interface FoundGoods {
  readonly goods: PointGoodsRow;
  readonly cover: string;
  readonly state: PointGoods['state'];
}

const onSale = ({ companyId, now }: MemberNow, goodsId?: string) =>
  and(
    eq(pointGoods.companyId, companyId),
    eq(pointGoods.isOnSale, true),
    goodsId === undefined ? undefined : eq(pointGoods.id, goodsId),
    sql`(${pointGoods.batchId} is null or ${couponBatches.endsAt} > ${now.toISOString()})`,
  );

async function countTaken(
  db: Queryable,
  { userId }: MemberNow,
  goodsIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (goodsIds.length === 0) return new Map();
  const rows = await db
    .select({ goodsId: pointOrders.goodsId, taken: count() })
    .from(pointOrders)
    .innerJoin(orders, eq(orders.id, pointOrders.orderId))
    .where(and(eq(orders.userId, userId), inArray(pointOrders.goodsId, [...goodsIds])))
    .groupBy(pointOrders.goodsId);
  return new Map(rows.map(({ goodsId, taken }) => [goodsId, taken]));
}

/**
 * Reads a company's goods for points with their state for the student, without expired coupons and courses no
 * longer on sale.
 */
export async function findGoods(db: Queryable, student: MemberNow, goodsId?: string): Promise<FoundGoods[]> {
  const rows = await db
    .select({ goods: pointGoods })
    .from(pointGoods)
    .leftJoin(couponBatches, eq(couponBatches.id, pointGoods.batchId))
    .where(onSale(student, goodsId))
    .orderBy(asc(pointGoods.position), asc(pointGoods.id));
  const commodityIds = rows.flatMap(({ goods }) => goods.commodityId ?? []);
  const [takenCounts, cards] = await Promise.all([
    countTaken(
      db,
      student,
      rows.map(({ goods }) => goods.id),
    ),
    commodityIds.length === 0 ? [] : cardsOf(db, student, commodityIds),
  ]);
  return rows.flatMap(({ goods }) => {
    const card = cards.find(({ commodityId }) => commodityId === goods.commodityId);
    if (goods.kind === 'course' && card === undefined) return [];
    const limit = goods.perStudent;
    const state =
      card?.owned === true
        ? 'owned'
        : limit > 0 && (takenCounts.get(goods.id) ?? 0) >= limit
          ? 'taken'
          : goods.stock === 0
            ? 'soldOut'
            : 'open';
    return [{ goods, cover: card?.cover ?? '', state }];
  });
}

/** Locks goods until the transaction ends, and reads them as {@link findGoods} does. */
export async function lockGoods(
  tx: Queryable,
  student: MemberNow,
  goodsId: string,
): Promise<FoundGoods | undefined> {
  if (!isId(goodsId)) return undefined;
  await tx
    .select({ id: pointGoods.id })
    .from(pointGoods)
    .where(and(eq(pointGoods.companyId, student.companyId), eq(pointGoods.id, goodsId)))
    .for('update');
  const [found] = await findGoods(tx, student, goodsId);
  return found;
}
