import { createHash } from 'node:crypto';
import type { ChargeHistory, ChargeHistoryIn } from '@lectern/sdk/endpoints/account';
import { and, count, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import type { Goods } from '../order/index.ts';
import { balanceEntries, balanceOrders, chargeCards } from './account.tables.ts';
import type { MemberNow } from '../../platform/http/member.ts';

/** A change of a student's balance on its way into the books. */
export type NewBalance = Omit<typeof balanceEntries.$inferInsert, 'id' | 'balanceCents'>;

/** Reads what a student has: the balance after the last change. */
export async function readBalance(db: Queryable, userId: string): Promise<number> {
  const [last] = await db
    .select({ balanceCents: balanceEntries.balanceCents })
    .from(balanceEntries)
    .where(eq(balanceEntries.userId, userId))
    .orderBy(desc(balanceEntries.id))
    .limit(1);
  return last?.balanceCents ?? 0;
}

/**
 * Reads what a student may take out: what was paid in online, less what was taken out, and at most what there is.
 * Money of cards never was theirs to take.
 */
export async function readWithdrawable(db: Queryable, userId: string): Promise<number> {
  const [sum] = await db
    .select({ cents: sql<number>`coalesce(sum(${balanceEntries.amountCents}), 0)`.mapWith(Number) })
    .from(balanceEntries)
    .where(
      and(
        eq(balanceEntries.userId, userId),
        inArray(balanceEntries.kind, ['charge', 'withdrawn', 'returned']),
      ),
    );
  return Math.max(0, Math.min(sum?.cents ?? 0, await readBalance(db, userId)));
}

/**
 * Books a change, each occasion of a student once, within the transaction of what causes it. The student is held
 * meanwhile, so that of two payments at once the second sees what the first left.
 * @returns the balance after it; undefined, and nothing booked, where there is too little.
 */
export async function bookBalance(tx: Queryable, entry: NewBalance): Promise<number | undefined> {
  const { userId, occasion, amountCents } = entry;
  await lockUser(tx, userId);
  const [booked] = await tx
    .select({ id: balanceEntries.id })
    .from(balanceEntries)
    .where(and(eq(balanceEntries.userId, userId), eq(balanceEntries.occasion, occasion)));
  const before = await readBalance(tx, userId);
  if (booked !== undefined) return before;
  const balanceCents = before + amountCents;
  if (balanceCents < 0) return undefined;
  await tx.insert(balanceEntries).values({ ...entry, balanceCents });
  return balanceCents;
}

/** Reads a page of the changes of a student's balance, the newest first, and how many there are. */
export async function findBalanceEntries(
  db: Queryable,
  { companyId, userId }: MemberNow,
  direction: ChargeHistoryIn['direction'],
  page: { readonly limit: number; readonly offset: number },
): Promise<ChargeHistory> {
  const { amountCents } = balanceEntries;
  const way =
    direction === undefined ? undefined : direction === 'in' ? gt(amountCents, 0) : lt(amountCents, 0);
  const where = and(eq(balanceEntries.companyId, companyId), eq(balanceEntries.userId, userId), way);
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(balanceEntries)
      .where(where)
      .orderBy(desc(balanceEntries.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(balanceEntries).where(where),
  ]);
  return {
    total: all?.total ?? 0,
    records: rows.map(({ id, kind, amountCents: cents, balanceCents, remark, createdAt }) => ({
      entryId: id,
      kind,
      amountCents: cents,
      balanceCents,
      remark,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Money that an order pays into the balance. It may always come, since nothing was held for it. */
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
      occasion: `order:${id}`,
      createdAt: now,
    });
  },
};

/** What is kept of a card's password. */
export const hashCard = (cardNo: string, password: string): string =>
  createHash('sha256').update(`${cardNo}\n${password}`).digest('base64url');

/** Reads the card of a number and its password, and holds it until the transaction ends; undefined where either is wrong. */
export async function lockCard(
  tx: Queryable,
  companyId: string,
  cardNo: string,
  password: string,
): Promise<typeof chargeCards.$inferSelect | undefined> {
  const [card] = await tx
    .select()
    .from(chargeCards)
    .where(and(eq(chargeCards.companyId, companyId), eq(chargeCards.cardNo, cardNo)))
    .for('update');
  return card?.passwordHash === hashCard(cardNo, password) ? card : undefined;
}
