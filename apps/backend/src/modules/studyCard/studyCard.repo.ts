import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { type Order, orders } from '../order/index.ts';
import {
  type StudyCardBatch,
  studyCardBatches,
  studyCardItems,
  type StudyCardRow,
  studyCards,
} from './studyCard.tables.ts';
import type { Member } from '../../platform/http/member.ts';
import { digestOf } from '../../platform/digest/digest.ts';
import type { RowOf } from '../../platform/database/rows/rowOf.ts';

/** A card with its batch. */
export type FoundCard = RowOf<typeof findCard>;

/** Normalizes a code: `abcd-efgh` becomes `ABCDEFGH`. */
export const plainCode = (code: string): string =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** Computes the stored hash of a card's code. */
export const hashCode = (code: string): string => digestOf(plainCode(code));

/** Finds a card by its code; undefined where there is none. */
export async function findCard(db: Queryable, companyId: string, code: string) {
  const [found] = await db
    .select({ card: studyCards, batch: studyCardBatches })
    .from(studyCards)
    .innerJoin(studyCardBatches, eq(studyCardBatches.id, studyCards.batchId))
    .where(and(eq(studyCards.companyId, companyId), eq(studyCards.codeHash, hashCode(code))));
  return found;
}

/** Locks a card until the transaction ends, so that a double click uses it only once. */
export async function lockCard(tx: Queryable, cardId: string): Promise<StudyCardRow | undefined> {
  const [card] = await tx.select().from(studyCards).where(eq(studyCards.id, cardId)).for('update');
  return card;
}

/** Lists the commodities of a batch, in the school's order. */
export async function commoditiesOf(db: Queryable, batchId: string): Promise<string[]> {
  const rows = await db
    .select({ commodityId: studyCardItems.commodityId })
    .from(studyCardItems)
    .where(eq(studyCardItems.batchId, batchId))
    .orderBy(asc(studyCardItems.position));
  return rows.map(({ commodityId }) => commodityId);
}

/** Finds the order that a student created with a card, and its batch; undefined for any other order. */
export async function findCardOrder(
  db: Queryable,
  { companyId, userId }: Member,
  orderId: string,
): Promise<{ order: Order; batch: StudyCardBatch } | undefined> {
  const [found] = await db
    .select({ order: orders, batch: studyCardBatches })
    .from(studyCards)
    .innerJoin(orders, eq(orders.id, studyCards.orderId))
    .innerJoin(studyCardBatches, eq(studyCardBatches.id, studyCards.batchId))
    .where(and(eq(studyCards.companyId, companyId), eq(studyCards.userId, userId), eq(orders.id, orderId)));
  return found;
}
