import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import {
  firstId,
  readsRows,
  removesRows,
  savesRows,
  type Written,
} from '../../platform/database/rows/writtenRow.ts';
import { commodities } from '../catalogue/index.ts';
import { hashCode, plainCode } from './studyCard.repo.ts';
import { studyCardBatches, studyCardItems, type StudyCardRow, studyCards } from './studyCard.tables.ts';

/** Reads the kinds of study cards of a company, oldest first. */
export const readStudyCardRows = readsRows(studyCardBatches);

/** Writes a kind of study cards; the cards themselves are made by `cards make`. @param id undefined for a new one. */
export async function saveStudyCard(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  { createdAt, ...values }: Written<typeof studyCardBatches>,
): Promise<string> {
  const returned = { id: studyCardBatches.id };
  return firstId(
    id === undefined
      ? await tx
          .insert(studyCardBatches)
          .values({ ...values, companyId, createdAt })
          .returning(returned)
      : await tx.update(studyCardBatches).set(values).where(eq(studyCardBatches.id, id)).returning(returned),
  );
}

/** Deletes kinds of study cards of which there is no card. */
export const removeStudyCards = removesRows(studyCardBatches);

/** Reads what the study cards of a company open, kind by kind in their order. */
export const readStudyCardItems = async (db: Queryable, companyId: string) =>
  db
    .select({
      id: studyCardItems.id,
      batchId: studyCardItems.batchId,
      courseId: commodities.courseId,
      packageId: commodities.packageId,
    })
    .from(studyCardItems)
    .innerJoin(commodities, eq(commodities.id, studyCardItems.commodityId))
    .where(eq(studyCardItems.companyId, companyId))
    .orderBy(asc(studyCardItems.batchId), asc(studyCardItems.position), asc(studyCardItems.id));

/** Has the cards of a kind open a course or a package. @param id undefined for a new one. */
export const saveStudyCardItem = savesRows(studyCardItems);

/** Has cards open courses and packages no longer; who used one keeps what it opened. */
export const removeStudyCardItems = removesRows(studyCardItems);

/** Seals a code: its last four signs, by which school and student speak of the card, and what is kept of the whole. */
export const sealCode = (code: string): string => `${plainCode(code).slice(-4)}:${hashCode(code)}`;

/** Reads the cards of a company with their sealed codes, oldest first. */
export const readStudyCardCodes = (
  db: Queryable,
  companyId: string,
): Promise<Pick<StudyCardRow, 'id' | 'batchId' | 'codeHash' | 'tail'>[]> =>
  db
    .select({
      id: studyCards.id,
      batchId: studyCards.batchId,
      codeHash: studyCards.codeHash,
      tail: studyCards.tail,
    })
    .from(studyCards)
    .where(eq(studyCards.companyId, companyId))
    .orderBy(asc(studyCards.id));

/** Writes a card by its sealed code. @param id undefined for a new one. */
export async function saveStudyCardCode(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  { batchId, sealed }: { readonly batchId: string; readonly sealed: string },
): Promise<string> {
  const [tail = '', codeHash = ''] = sealed.split(':');
  const returned = { id: studyCards.id };
  return firstId(
    id === undefined
      ? await tx.insert(studyCards).values({ companyId, batchId, tail, codeHash }).returning(returned)
      : await tx.update(studyCards).set({ batchId }).where(eq(studyCards.id, id)).returning(returned),
  );
}
