import type {
  AccountOrder,
  Balance,
  BalanceOrderIn,
  Charge,
  ChargeCardIn,
  ChargeHistory,
  ChargeHistoryIn,
} from '@lectern/sdk/endpoints/account';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { guessCode } from '../../../platform/http/limits/codeGuesses.ts';
import { lockUser } from '../../../platform/database/lockUser.ts';
import type { UserContext } from '../../../platform/http/context.ts';
import { refused } from '../../../platform/http/errors.ts';
import { createOrder, orders, type Goods } from '../../order/index.ts';
import { balanceOrders, chargeCards, balanceEntries } from '../account.tables.ts';
import {
  findBalanceEntries,
  lockCard,
  readBalance,
  readWithdrawable,
  type NewBalance,
} from './balance.repo.ts';
import { memberNow } from '../../../platform/http/member.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import { pageOf } from '../../../platform/http/paging.ts';

/** Suggested amounts to pay in, in cents. */
const AMOUNTS_CENTS = [5_000, 10_000, 20_000, 50_000] as const;

/** Minimum and maximum of one payment into the balance, in cents. */
const MIN_CENTS = 100;

const MAX_CENTS = 500_000;

/** Answers `account.charge`. */
export async function charge(_: object, { db, user, clock }: UserContext): Promise<Charge> {
  return {
    balanceCents: await readBalance(db, user.id),
    withdrawableCents: await readWithdrawable(db, user.id, clock.now()),
    amountsCents: [...AMOUNTS_CENTS],
    minimumCents: MIN_CENTS,
    maximumCents: MAX_CENTS,
  };
}

/** Answers `account.chargeHistory`. */
export const chargeHistory = (
  { direction, ...page }: ChargeHistoryIn,
  context: UserContext,
): Promise<ChargeHistory> => findBalanceEntries(context.db, memberNow(context), direction, pageOf(page));

/** Answers `account.makeBalanceOrder`. Returns the existing waiting order of the same amount, if any. */
export async function makeBalanceOrder(
  { amountCents }: BalanceOrderIn,
  context: UserContext,
): Promise<AccountOrder> {
  if (amountCents < MIN_CENTS || amountCents > MAX_CENTS) {
    throw refused('amountCents', `一次可以充值 ${MIN_CENTS / 100} 到 ${MAX_CENTS / 100} 元`);
  }
  const { companyId, userId, now } = memberNow(context);
  return context.transaction(async (tx) => {
    // The lock makes a double click create only one order.
    await lockUser(tx, userId);
    const [waiting] = await tx
      .select({ orderId: orders.id, orderNo: orders.orderNo, payCents: orders.payCents })
      .from(balanceOrders)
      .innerJoin(orders, eq(orders.id, balanceOrders.orderId))
      .where(
        and(
          eq(orders.userId, userId),
          eq(orders.status, 'waiting'),
          gt(orders.expiresAt, now),
          eq(balanceOrders.amountCents, amountCents),
        ),
      )
      .limit(1);
    if (waiting !== undefined) return waiting;
    const { id, orderNo, payCents } = await createOrder(tx, context, {
      kind: 'balance',
      payCents: amountCents,
      listCents: amountCents,
      keep: (order) => tx.insert(balanceOrders).values({ companyId, orderId: order.id, amountCents }),
    });
    return { orderId: id, orderNo, payCents };
  });
}

/**
 * Answers `account.chargeCardRecharge`. The message does not tell whether the number or the password is wrong,
 * so that cards cannot be guessed.
 */
export async function chargeCardRecharge(
  { cardNo, cardPassword }: ChargeCardIn,
  context: UserContext,
): Promise<Balance> {
  const { companyId, userId, now } = memberNow(context);
  const paidIn = await guessCode(context, { kind: 'recharge-card', field: 'cardNo' }, () =>
    context.transaction(async (tx) => {
      const card = await lockCard(tx, companyId, cardNo.trim().toUpperCase(), cardPassword.trim());
      if (card === undefined) return undefined;
      if (card.userId === userId) throw refused('cardNo', '这张卡你已经充过了，钱在余额里');
      if (card.userId !== null) throw refused('cardNo', '这张卡已经被用过了');
      if (card.endsAt <= now) throw refused('cardNo', '这张卡已经过期，可以问问学校能不能换');
      await tx.update(chargeCards).set({ userId, usedAt: now }).where(eq(chargeCards.id, card.id));
      const { amountCents } = card;
      const balanceCents = await bookBalance(tx, {
        companyId,
        userId,
        kind: 'card',
        amountCents,
        remark: `充值卡 尾号 ${card.cardNo.slice(-4)}`,
        remarkEn: `Recharge card ending in ${card.cardNo.slice(-4)}`,
        idempotencyKey: `card:${card.id}`,
        createdAt: now,
      });
      return { balanceCents: balanceCents ?? 0 };
    }),
  );
  if (paidIn === undefined) throw refused('cardNo', '卡号或密码不对，请看看有没有输错');
  return paidIn;
}

/**
 * Books a balance entry, once per `idempotencyKey` of a student, within the caller's transaction. Locks the
 * student, so that concurrent payments see each other's entries.
 * @returns the balance afterwards; undefined, with nothing booked, where the balance is too low
 */
export async function bookBalance(tx: Queryable, entry: NewBalance): Promise<number | undefined> {
  const { userId, idempotencyKey, amountCents } = entry;
  await lockUser(tx, userId);
  const [booked] = await tx
    .select({ id: balanceEntries.id })
    .from(balanceEntries)
    .where(and(eq(balanceEntries.userId, userId), eq(balanceEntries.idempotencyKey, idempotencyKey)));
  const before = await readBalance(tx, userId);
  if (booked !== undefined) return before;
  const balanceCents = before + amountCents;
  if (balanceCents < 0) return undefined;
  await tx.insert(balanceEntries).values({ ...entry, balanceCents });
  return balanceCents;
}

/** Payments into the balance. They can always be delivered, since they reserve nothing. */
export const balanceGoods: Goods = {
  async describe(db, orderIds) {
    const rows = await db
      .select()
      .from(balanceOrders)
      .where(inArray(balanceOrders.orderId, [...orderIds]));
    return new Map(
      rows.map(({ orderId, amountCents }) => [orderId, { subject: '余额充值', chargeCents: amountCents }]),
    );
  },

  reclaim: () => Promise.resolve(undefined),

  async give(tx, { id, companyId, userId, orderNo }, now) {
    const [bought] = await tx.select().from(balanceOrders).where(eq(balanceOrders.orderId, id));
    if (bought === undefined) throw new Error(`Order ${id} pays nothing in`);
    await bookBalance(tx, {
      companyId,
      userId,
      kind: 'charge',
      amountCents: bought.amountCents,
      remark: `在线充值 ${orderNo}`,
      remarkEn: `Charged online ${orderNo}`,
      idempotencyKey: `order:${id}`,
      createdAt: now,
    });
  },
};
