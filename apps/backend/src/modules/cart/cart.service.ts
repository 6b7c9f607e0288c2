import type {
  AddToCartIn,
  CartCount,
  CartList,
  CartListIn,
  CreateCartOrderIn,
  CreatedCartOrder,
  RemoveFromCartIn,
} from '@lectern/sdk/endpoints/cart';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import type { Context, UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { isId } from '../../platform/database/columns.ts';
import { enrol } from '../catalogue/index.ts';
import { createCourseOrder, consistsOf, lockCommodities } from '../order/index.ts';
import { expectAnswers } from '../studentInfo/index.ts';
import {
  type CartEntry,
  countEntries,
  hasQuestions,
  lockEntries,
  priceEntries,
  readEntries,
} from './cart.repo.ts';
import { and, eq, sql } from 'drizzle-orm';
import { cartItems } from './cart.tables.ts';

/** Maximum entries of a cart. */
export const CART_LIMIT = 100;

/** Scene number of the school's own questions before a purchase. */
const PURCHASE_SCENE = 2;

function entryHere({ school, clock }: Context, commodityId: string): CartEntry {
  return { commodityId, schoolId: school.id, schoolName: school.name, addedAt: clock.now() };
}

/** Answers `cart.add`. */
export async function addToCart({ commodityId }: AddToCartIn, context: UserContext): Promise<CartCount> {
  const { company, school, user, db, clock } = context;
  const entry = entryHere(context, commodityId);
  const [item] = isId(commodityId)
    ? await priceEntries(db, { companyId: company.id, userId: user.id }, [entry])
    : [];
  if (item === undefined || item.state === 'offSale')
    throw new BusinessError('0', '这门课程已经下架，无法加入购物车');
  if (item.state === 'owned') throw new BusinessError('0', '您已拥有这门课程，可以直接学习');
  const count = await context.transaction(async (tx) => {
    await lockUser(tx, user.id);
    await insertEntry(tx, {
      companyId: company.id,
      userId: user.id,
      commodityId,
      schoolId: school.id,
      addedAt: clock.now(),
    });
    const total = await countEntries(tx, user.id);
    if (total > CART_LIMIT) throw new BusinessError('0', `购物车最多放 ${CART_LIMIT} 件，请先结算或移除一些`);
    return total;
  });
  return { count };
}

/** Answers `cart.remove`. */
export async function removeFromCart(
  { items }: RemoveFromCartIn,
  { db, user }: UserContext,
): Promise<CartCount> {
  await deleteEntries(db, user.id, items.map(({ commodityId }) => commodityId).filter(isId));
  return { count: await countEntries(db, user.id) };
}

/** Answers `cart.list`: prices the student's own cart, or the commodities stored on a visitor's device. */
export async function listCart({ commodityIds }: CartListIn, context: Context): Promise<CartList> {
  const { db, company, user } = context;
  const entries =
    user === undefined
      ? [...new Set(commodityIds?.split(','))].slice(0, CART_LIMIT).map((id) => entryHere(context, id))
      : await readEntries(db, user.id);
  return priceEntries(db, { companyId: company.id, userId: user?.id }, entries);
}

async function orderable(
  tx: Queryable,
  { company, user }: UserContext,
  commodityIds: readonly string[],
): Promise<CartList> {
  await lockEntries(tx, user.id);
  const entries = (await readEntries(tx, user.id)).filter(({ commodityId }) =>
    commodityIds.includes(commodityId),
  );
  const items = await priceEntries(tx, { companyId: company.id, userId: user.id }, entries);
  if (items.length < commodityIds.length)
    throw new BusinessError('0', '购物车里的课程有变化，请刷新后再结算');
  for (const { state, courseName, includedIn } of items) {
    if (state === 'offSale') throw new BusinessError('0', `《${courseName}》已经下架，请移除后再结算`);
    if (state === 'owned') throw new BusinessError('0', `您已拥有《${courseName}》，请移除后再结算`);
    const holder = items.find(({ commodityId }) => includedIn.includes(commodityId));
    if (holder !== undefined)
      throw new BusinessError(
        '0',
        `套餐《${holder.courseName}》已包含《${courseName}》，请移除其中一个再结算`,
      );
  }
  return items;
}

/**
 * Answers `cart.createOrder`: reads price and permission to buy again in the transaction that creates the
 * order. Free commodities are delivered at once.
 * @throws {BusinessError} 0 where one of the items is in another waiting order; `data.orderId` names that
 *   order, and `data.sameFlag` is 1 where it contains exactly these items.
 */
export async function createOrder(input: CreateCartOrderIn, context: UserContext): Promise<CreatedCartOrder> {
  return context.transaction(async (tx) => {
    const items = await orderable(tx, context, input.commodityIds);
    const totalCents = items.reduce((sum, { priceCents }) => sum + priceCents, 0);
    if (await hasQuestions(tx, input.commodityIds))
      await expectAnswers({ ...context, db: tx }, PURCHASE_SCENE);
    if (totalCents !== input.totalCents)
      throw new BusinessError('0', '价格有变化，请核对后再提交', { totalCents });
    const waiting = await lockCommodities(tx, context, input.commodityIds);
    if (waiting !== undefined) {
      throw new BusinessError(
        '0',
        `《${waiting.name}》已在一个待支付的订单里，可以去支付，或先取消那个订单`,
        {
          orderId: waiting.orderId,
          sameFlag: (await consistsOf(tx, waiting.orderId, input.commodityIds)) ? 1 : 0,
        },
      );
    }
    const { id, orderNo, companyId, userId, payCents } = await createCourseOrder(tx, context, items);
    for (const { commodityId, priceCents } of items) {
      if (priceCents > 0) continue;
      await enrol(tx, {
        companyId,
        userId,
        commodityId,
        source: 'free',
        orderId: id,
        now: context.clock.now(),
      });
    }
    await deleteEntries(tx, context.user.id, input.commodityIds);
    return { orderId: id, orderNo, payCents };
  });
}

/** Adds a commodity to the cart unless it is already there. */
export async function insertEntry(
  tx: Queryable,
  entry: Pick<typeof cartItems.$inferInsert, 'companyId' | 'userId' | 'commodityId' | 'schoolId'> & {
    readonly addedAt: Date;
  },
): Promise<void> {
  await tx.insert(cartItems).values(entry).onConflictDoNothing();
}

/** Removes commodities from a student's cart. */
export async function deleteEntries(
  tx: Queryable,
  userId: string,
  commodityIds: readonly string[],
): Promise<void> {
  if (commodityIds.length === 0) return;
  await tx
    .delete(cartItems)
    .where(and(eq(cartItems.userId, userId), sql`${cartItems.commodityId} in ${[...commodityIds]}`));
}
