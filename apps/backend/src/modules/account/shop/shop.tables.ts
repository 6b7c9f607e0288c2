import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idOf, partOf, refersTo } from '../../../platform/database/columns.ts';
import { ofCompany, rowOfCompany } from '../../../platform/database/tables/ofCompany.ts';
import { commodities } from '../../catalogue/index.ts';
import { orders } from '../../order/index.ts';
import { couponBatches, memberLevels } from '../account.tables.ts';

/** Kinds of goods that points buy. */
export const goodsKinds = ['coupon', 'membership', 'course'] as const;

/** A company's goods for points, ordered by position. */
export const pointGoods = pgTable(
  'point_goods',
  {
    ...rowOfCompany(),
    /** The school's own key, to update the goods by; null on rows older than keys. */
    key: text(),
    kind: text({ enum: goodsKinds }).notNull(),
    /** The coupon batch, for kind `coupon`. */
    batchId: idOf().references(() => couponBatches.id),
    /** The membership, for kind `membership`. */
    levelId: idOf().references(() => memberLevels.id),
    /** The course or package, for kind `course`. */
    commodityId: idOf().references(() => commodities.id),
    name: text().notNull(),
    /** One sentence; may be empty. */
    description: text().notNull().default(''),
    points: integer().notNull(),
    /** Number left; null for unlimited. */
    stock: integer(),
    /** Maximum per student; 0 for no limit. */
    perStudent: smallint().notNull().default(1),
    isOnSale: boolean().notNull().default(true),
    position: smallint().notNull().default(0),
  },
  (table) => [
    uniqueIndex('point_goods_key').on(table.companyId, table.key),
    index('point_goods_of').on(table.companyId, table.position),
    check(
      'point_goods_terms',
      sql`${table.points} > 0 and ${table.perStudent} >= 0 and (${table.stock} is null or ${table.stock} >= 0)`,
    ),
    check(
      'point_goods_target',
      sql`(${table.kind} = 'coupon') = (${table.batchId} is not null)
        and (${table.kind} = 'membership') = (${table.levelId} is not null)
        and (${table.kind} = 'course') = (${table.commodityId} is not null)`,
    ),
  ],
);

/** What an order bought with points, with its name at the time of the order. */
export const pointOrders = pgTable(
  'point_orders',
  {
    orderId: partOf(() => orders.id).primaryKey(),
    companyId: ofCompany(),
    goodsId: refersTo(() => pointGoods.id),
    kind: text({ enum: goodsKinds }).notNull(),
    goodsName: text().notNull(),
    points: integer().notNull(),
  },
  (table) => [
    index('point_orders_goods').on(table.goodsId),
    check('point_orders_points', sql`${table.points} > 0`),
  ],
);

/** A row of {@link pointGoods}. */
export type PointGoodsRow = typeof pointGoods.$inferSelect;
