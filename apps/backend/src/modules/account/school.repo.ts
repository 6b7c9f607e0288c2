import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { rowReader } from '../../platform/database/rows/writtenRow.ts';
import { commodities } from '../catalogue/index.ts';
import { chargeCards, coupons } from './account.tables.ts';
import { pointGoods, pointOrders } from './shop/shop.tables.ts';

/** Reads a company's coupons that have a code, oldest first. */
export const readCodedCoupons = async (db: Queryable, companyId: string) =>
  db
    .select({ id: coupons.id, batchId: coupons.batchId, code: coupons.code })
    .from(coupons)
    .where(and(eq(coupons.companyId, companyId), isNotNull(coupons.code)))
    .orderBy(asc(coupons.id));

/** Reads a company's goods for points, including hidden ones, in their order. */
export const readPointGoodsRows = async (db: Queryable, companyId: string) =>
  db
    .select({
      goods: pointGoods,
      courseId: commodities.courseId,
      packageId: commodities.packageId,
      taken: count(pointOrders.orderId),
    })
    .from(pointGoods)
    .leftJoin(commodities, eq(commodities.id, pointGoods.commodityId))
    .leftJoin(pointOrders, eq(pointOrders.goodsId, pointGoods.id))
    .where(eq(pointGoods.companyId, companyId))
    .groupBy(pointGoods.id, commodities.id)
    .orderBy(asc(pointGoods.position), asc(pointGoods.id));

/** Reads a company's recharge cards, oldest first. */
export const readChargeCardRows = rowReader(chargeCards, chargeCards.id);
