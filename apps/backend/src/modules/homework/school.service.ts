import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { rowReader, rowDeleter, rowSaver } from '../../platform/database/rows/writtenRow.ts';
import { papers } from '../question/index.ts';
import { homeworks } from './homework.tables.ts';

/** Reads the homework of a company, oldest first. */
export const readHomeworkRows = rowReader(homeworks, homeworks.id);

/** Inserts or updates homework. @param id undefined for a new one. */
export const saveHomework = rowSaver(homeworks);

/** Deletes homework that nobody has worked on. */
export const removeHomework = rowDeleter(homeworks);

/** Sets the total score of homework with a paper to that of the paper. */
export async function settleHomework(tx: Queryable, companyId: string): Promise<void> {
  await tx.execute(sql`
    update ${homeworks} set total_score = ${papers.totalScore} from ${papers}
    where ${papers.id} = ${homeworks.paperId} and ${homeworks.companyId} = ${companyId}
      and ${papers.totalScore} > 0 and ${homeworks.totalScore} <> ${papers.totalScore}`);
}
