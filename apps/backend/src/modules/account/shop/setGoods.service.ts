import { and, asc, count, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Static, Type } from 'typebox';
import { isId } from '../../../platform/database/columns.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import { companies } from '../../../platform/database/tables/companies.tables.ts';
import { jsonList } from '../../../platform/commands/jsonList.ts';
import { tabTable, type Table } from '../../../platform/commands/table.ts';
import { CommandError } from '../../../platform/commands/commandError.ts';
import { commodities, commodityKey, isCalled } from '../../catalogue/index.ts';
import { couponBatches, memberLevels } from '../account.tables.ts';
import { goodsKinds, pointGoods, pointOrders } from './shop.tables.ts';

/** Goods of the points shop as a school writes them down. */
const GoodsEntry = Type.Object({
  /** The school's own name of it: read again under the same key, it is changed. */
  key: Type.String({ minLength: 1, maxLength: 64 }),
  kind: Type.Enum([...goodsKinds]),
  /** Name or key of the coupons, the membership or the course, or its number where that means several. */
  of: Type.String({ minLength: 1 }),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  /** One sentence. */
  description: Type.Optional(Type.String({ maxLength: 200 })),
  points: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
  /** How many are left from now on; without it there is no end of them. */
  stock: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** How many a student may have; 0 for as many as they like. */
  perStudent: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  /** Goods stand in this order. */
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
});
/** Goods that a school sets. */
export type NewGoods = Static<typeof GoodsEntry>;

/** Reads a school's goods from a JSON list. @throws {CommandError} naming the field. */
export const readGoods = jsonList(Type.Array(GoodsEntry, { minItems: 1, maxItems: 1000 }));

/** Where goods of a kind are found: by name, key or number, in their company. */
interface Shelf {
  readonly id: PgColumn;
  readonly name: PgColumn;
  readonly sourceKey: PgColumn | SQL;
  readonly companyId: PgColumn;
}

const SHELVES: Readonly<Record<NewGoods['kind'], Shelf>> = {
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
  const shelf = SHELVES[kind];
  const { id, companyId } = shelf;
  const [first, ...others] = await tx
    .select({ id: sql<string>`${id}` })
    .from(id.table)
    .where(and(eq(companyId, company), or(isCalled(shelf, of), isId(of) ? eq(id, of) : undefined)));
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
 * Sets what points buy; what was set before under the same key is changed and stays hidden where it is. The caller's
 * transaction takes all of it or none.
 * @throws {CommandError} for coupons, memberships and courses that there are not, or that several are called.
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

/** Lists everything that points buy or bought: its number, whether it is shown, and how many were taken. */
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

/** Shows goods in the shop, or takes them out of it; who has taken some keeps them. @throws {CommandError} */
export async function showGoods(tx: Queryable, goodsId: string, isOnSale: boolean): Promise<string> {
  const [goods] = isId(goodsId)
    ? await tx.update(pointGoods).set({ isOnSale }).where(eq(pointGoods.id, goodsId)).returning()
    : [];
  if (goods === undefined) throw new CommandError(`There are no goods ${goodsId}. "list" shows them.`);
  return goods.name;
}
