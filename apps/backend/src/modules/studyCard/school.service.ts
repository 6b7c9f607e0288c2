import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { rowDeleter, rowSaver, schoolRows } from '../../platform/database/rows/writtenRow.ts';
import { commodities } from '../catalogue/index.ts';
import { hashCode, plainCode } from './studyCard.repo.ts';
import { studyCardBatches, studyCardItems, type StudyCardRow, studyCards } from './studyCard.tables.ts';

/** A company's batches of study cards, whose cards are created by `cards make`; only those without cards are removed. */
export const studyCardRows = schoolRows(studyCardBatches, [], ['createdAt']);

/** Reads what the study cards of a company open, in order by batch. */
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

/** Adds a course or a package to a batch. @param id undefined for a new one. */
export const saveStudyCardItem = rowSaver(studyCardItems);

/** Removes courses and packages from batches; students who used a card keep them. */
export const removeStudyCardItems = rowDeleter(studyCardItems);

/** Seals a code as its last four characters, which identify the card for people, and its hash. */
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

const saveRow = rowSaver(studyCards, ['tail', 'codeHash']);

/** Inserts or updates a card by its sealed code. @param id undefined for a new one. */
export function saveStudyCardCode(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  { batchId, sealed }: { readonly batchId: string; readonly sealed: string },
): Promise<string> {
  const [tail = '', codeHash = ''] = sealed.split(':');
  return saveRow(tx, companyId, id, { batchId, tail, codeHash });
}
