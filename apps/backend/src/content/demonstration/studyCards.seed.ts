import type { Queryable } from '../../platform/database/connection.ts';
import { hashCode } from '../../modules/studyCard/studyCard.repo.ts';
import { studyCardBatches, studyCards } from '../../modules/studyCard/studyCard.tables.ts';
import { companyIdAt, idOf } from './find.ts';

/** Codes of cards that were given out, by the key of their batch. A folder has no codes: whoever reads it could use them. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  workplace: ['QHZC-7M4K-2TPX-9RWD', 'QHZC-C6HN-8VQA-3JFY'],
  newcomer: ['QHXS-4DRT-9YUM-2KHB', 'QHXS-8PWE-5NCA-6TZL'],
  summer: ['QHSQ-5XGE-W2BK-6ZSL'],
  lecture: ['QHTY-3VBN-7KQM-4RDX'],
};

/** Seeds study cards that the demonstration's students can use, and some that they cannot. */
export async function seedStudyCards(tx: Queryable): Promise<void> {
  const companyId = await companyIdAt(tx, 'localhost');
  for (const [key, codes] of Object.entries(CODES)) {
    const batchId = await idOf(tx, companyId, studyCardBatches, studyCardBatches.sourceKey, key);
    await tx
      .insert(studyCards)
      .values(codes.map((code) => ({ companyId, batchId, codeHash: hashCode(code), tail: code.slice(-4) })));
  }
}
