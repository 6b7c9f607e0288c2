import { and, asc, count, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Static, Type } from 'typebox';
import { isId, idOrNone } from '../../../platform/database/columns.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import { companies } from '../../../platform/database/tables/companies.tables.ts';
import { jsonList } from '../../../platform/commands/jsonList.ts';
import { tabTable, type Table } from '../../../platform/commands/table.ts';
import { CommandError } from '../../../platform/commands/commandError.ts';
import { commodities, commodityKey, hasNameOrKey } from '../../catalogue/index.ts';
import { couponBatches, memberLevels } from '../account.tables.ts';
import { goodsKinds, pointGoods, pointOrders } from './shop.tables.ts';

/** Goods of the points shop in a school's JSON list. */
const GoodsEntry = Type.Object({
  /** The school's own key: goods with the same key are updated. */
  key: Type.String({ minLength: 1, maxLength: 64 }),
  kind: Type.Enum([...goodsKinds]),
  /** Name or key of the coupons, membership or course; its id where a name is ambiguous. */
  of: Type.String({ minLength: 1 }),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  /** One sentence. */
  description: Type.Optional(Type.String({ maxLength: 200 })),
  points: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
  /** Number left from now on; unlimited without it. */
  stock: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Maximum per student; 0 for no limit. */
  perStudent: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  /** Position in the shop. */
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
});
/** Goods as set by a school. */
export type NewGoods = Static<typeof GoodsEntry>;

/** Parses a school's goods from a JSON list. @throws {CommandError} naming the field. */
export const readGoods = jsonList(Type.Array(GoodsEntry, { minItems: 1, maxItems: 1000 }));

/** How goods of a kind are looked up in a company, by name, key or id. */
interface GoodsTable {
  readonly id: PgColumn;
  readonly name: PgColumn;
  readonly sourceKey: PgColumn | SQL;
  readonly companyId: PgColumn;
}

const GOODS_TABLES: Readonly<Record<NewGoods['kind'], GoodsTable>> = {
  coupon: couponBatches,
  membership: memberLevels,
  course: {
    id: commodities.id,
    name: commodities.name,
    sourceKey: commodityKey,
    companyId: commodities.companyId,
  },
};

async function targetOf(
  tx: Queryable,
  company: string,
  { key, kind, of }: NewGoods,
): Promise<{ batchId: string | null; levelId: string | null; commodityId: string | null }> {
  const goodsTable = GOODS_TABLES[kind];
  const { id, companyId } = goodsTable;
  const [first, ...others] = await tx
    .select({ id: sql<string>`${id}` })
    .from(id.table)
    .where(and(eq(companyId, company), or(hasNameOrKey(goodsTable, of), isId(of) ? eq(id, of) : undefined)));
  if (first === undefined) throw new CommandError(`Goods ${key}: the school has no ${kind} “${of}”.`);
  if (others.length > 0) {
    const numbers = [first, ...others].map((one) => one.id).join(', ');
    throw new CommandError(`Goods ${key}: several match; name the ${kind} by its number, one of ${numbers}.`);
  }
  return {
    batchId: kind === 'coupon' ? first.id : null,
    levelId: kind === 'membership' ? first.id : null,
    commodityId: kind === 'course' ? first.id : null,
  };
}

/**
 * Inserts or updates the goods for points, identified by key; hidden goods stay hidden. The caller's
 * transaction makes this atomic.
 * @throws {CommandError} where a coupon batch, membership or course does not exist or its name is ambiguous.
 */
export async function setGoods(tx: Queryable, companyId: string, list: readonly NewGoods[]): Promise<void> {
  for (const entry of list) {
    const { key, kind, name, description = '', points, stock = null, perStudent = 1, position = 0 } = entry;
    const target = await targetOf(tx, companyId, entry);
    const row = { kind, name, description, points, stock, perStudent, position, ...target };
    await tx
      .insert(pointGoods)
      .values({ ...row, companyId, key })
      .onConflictDoUpdate({ target: [pointGoods.companyId, pointGoods.key], set: row });
  }
}

/** Lists all goods for points with their id, visibility and the number taken. */
export async function listGoodsOfSchool(tx: Queryable): Promise<Table> {
  const rows = await tx
    .select({ goods: pointGoods, taken: count(pointOrders.orderId), company: companies.name })
    .from(pointGoods)
    .innerJoin(companies, eq(companies.id, pointGoods.companyId))
    .leftJoin(pointOrders, eq(pointOrders.goodsId, pointGoods.id))
    .groupBy(pointGoods.id, companies.id)
    .orderBy(asc(pointGoods.companyId), asc(pointGoods.position), asc(pointGoods.id));
  return tabTable(
    ['goods', 'state', 'kind', 'points', 'taken', 'left', 'key', 'name', 'company'],
    rows.map(({ goods: { id, isOnSale, kind, points, stock, key, name }, taken, company }) => [
      id,
      isOnSale ? 'shown' : 'hidden',
      kind,
      `${points} points`,
      `${taken} taken`,
      stock === null ? null : `${stock} left`,
      key,
      name,
      company,
    ]),
  );
}

/** Shows or hides goods in the shop; students who took some keep them. @throws {CommandError} */
export async function showGoods(tx: Queryable, goodsId: string, isOnSale: boolean): Promise<string> {
  const [goods] = await tx
    .update(pointGoods)
    .set({ isOnSale })
    .where(eq(pointGoods.id, idOrNone(goodsId)))
    .returning();
  if (goods === undefined) throw new CommandError(`There are no goods ${goodsId}. "list" shows them.`);
  return goods.name;
}
