import type { ChargeHistory, ChargeHistoryIn } from '@lectern/sdk/endpoints/account';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { readReserved } from '../../order/index.ts';
import { balanceEntries, chargeCards } from '../account.tables.ts';
import type { MemberNow } from '../../../platform/http/member.ts';
import type { Pagination } from '../../../platform/http/paging.ts';
import { digestOf } from '../../../platform/digest/digest.ts';

/** A new entry of the balance ledger. */
export type NewBalance = Omit<typeof balanceEntries.$inferInsert, 'id' | 'balanceCents'>;

/** Reads a student's balance, from the latest entry. */
export async function readBalance(db: Queryable, userId: string): Promise<number> {
  const [last] = await db
    .select({ balanceCents: balanceEntries.balanceCents })
    .from(balanceEntries)
    .where(eq(balanceEntries.userId, userId))
    .orderBy(desc(balanceEntries.id))
    .limit(1);
  return last?.balanceCents ?? 0;
}

/** Sums what a student paid in online and has not withdrawn, whether spent or not. */
export async function readPaidIn(db: Queryable, userId: string): Promise<number> {
  const [sum] = await db
    .select({ cents: sql<number>`coalesce(sum(${balanceEntries.amountCents}), 0)`.mapWith(Number) })
    .from(balanceEntries)
    .where(
      and(
        eq(balanceEntries.userId, userId),
        inArray(balanceEntries.kind, ['charge', 'withdrawn', 'returned']),
      ),
    );
  return sum?.cents ?? 0;
}

/**
 * Reads what a student may withdraw: what was paid in online and not withdrawn, limited to the balance not
 * reserved by waiting orders. Money from recharge cards cannot be withdrawn.
 */
export async function readWithdrawable(db: Queryable, userId: string, now: Date): Promise<number> {
  const held = await readReserved(db, userId, now);
  const left = (await readBalance(db, userId)) - held.balanceCents;
  return Math.max(0, Math.min(await readPaidIn(db, userId), left));
}

/** Reads a page of a student's balance entries, newest first, and their total number. */
export async function findBalanceEntries(
  db: Queryable,
  { companyId, userId }: MemberNow,
  direction: ChargeHistoryIn['direction'],
  page: Pagination,
): Promise<ChargeHistory> {
  const { amountCents } = balanceEntries;
  const way =
    direction === undefined ? undefined : direction === 'in' ? gt(amountCents, 0) : lt(amountCents, 0);
  const where = and(eq(balanceEntries.companyId, companyId), eq(balanceEntries.userId, userId), way);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(balanceEntries)
      .where(where)
      .orderBy(desc(balanceEntries.id))
      .limit(page.limit)
      .offset(page.offset),
    db.$count(balanceEntries, where),
  ]);
  return {
    total,
    records: rows.map(({ id, kind, amountCents: cents, balanceCents, remark, remarkEn, createdAt }) => ({
      entryId: id,
      kind,
      amountCents: cents,
      balanceCents,
      remark,
      remarkEn,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Computes the stored hash of a card's number and password. */
export const hashCard = (cardNo: string, password: string): string => digestOf(`${cardNo}\n${password}`);

/**
 * Reads and locks the card with this number and password until the transaction ends; undefined where either is
 * wrong.
 */
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
