import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { schoolRows } from '../../platform/database/rows/writtenRow.ts';
import { papers } from '../question/index.ts';
import { homeworks } from './homework.tables.ts';

/** A company's homework; only what nobody has worked on is removed. */
export const homeworkRows = schoolRows(homeworks);

/** Sets the total score of homework with a paper to that of the paper. */
export async function settleHomework(tx: Queryable, companyId: string): Promise<void> {
  await tx.execute(sql`
    update ${homeworks} set total_score = ${papers.totalScore} from ${papers}
    where ${papers.id} = ${homeworks.paperId} and ${homeworks.companyId} = ${companyId}
      and ${papers.totalScore} > 0 and ${homeworks.totalScore} <> ${papers.totalScore}`);
}
