import { createHash } from 'node:crypto';
import type { ChargeHistory, ChargeHistoryIn } from '@lectern/sdk/endpoints/account';
import { and, count, desc, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '../../database/connection.ts';
import { users } from '../../database/tables/users.tables.ts';
import type { Order } from '../order/order.tables.ts';
import { balanceEntries, balanceOrders, chargeCards } from './account.tables.ts';
import type { Student } from './student.ts';

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
 * Books a change, each occasion of a student once, within the transaction of what causes it. The student is held
 * meanwhile, so that of two payments at once the second sees what the first left.
 * @returns the balance after it; undefined, and nothing booked, where there is too little.
 */
export async function bookBalance(tx: Queryable, entry: NewBalance): Promise<number | undefined> {
  const { userId, occasion, amountCents } = entry;
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
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
  { companyId, userId }: Student,
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

/** What an order pays into the balance; undefined for an order of anything else. */
export async function chargedBy(db: Queryable, orderId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ amountCents: balanceOrders.amountCents })
    .from(balanceOrders)
    .where(eq(balanceOrders.orderId, orderId));
  return row?.amountCents;
}

/** Under what an order changes the balance, whichever way. */
export const occasionOf = (orderId: string): string => `order:${orderId}`;

/** Pays in what a paid order bought, once. @returns false for an order of anything else. */
export async function grantBalance(
  tx: Queryable,
  { id, companyId, userId, orderNo }: Order,
  now: Date,
): Promise<boolean> {
  const amountCents = await chargedBy(tx, id);
  if (amountCents === undefined) return false;
  await bookBalance(tx, {
    companyId,
    userId,
    kind: 'charge',
    amountCents,
    remark: `在线充值 ${orderNo}`,
    occasion: occasionOf(id),
    createdAt: now,
  });
  return true;
}

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
