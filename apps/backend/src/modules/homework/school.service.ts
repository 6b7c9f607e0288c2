import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { firstId, type Written } from '../../platform/database/writtenRow.ts';
import { papers } from '../question/index.ts';
import { type HomeworkRow, homeworks } from './homework.tables.ts';

/** Reads the homework of a company, oldest first. */
export const readHomeworkRows = (db: Queryable, companyId: string): Promise<HomeworkRow[]> =>
  db.select().from(homeworks).where(eq(homeworks.companyId, companyId)).orderBy(asc(homeworks.id));

/** Writes homework. @param id undefined for a new one. */
export async function saveHomework(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: Written<typeof homeworks>,
): Promise<string> {
  const returned = { id: homeworks.id };
  return firstId(
    id === undefined
      ? await tx
          .insert(homeworks)
          .values({ ...values, companyId })
          .returning(returned)
      : await tx.update(homeworks).set(values).where(eq(homeworks.id, id)).returning(returned),
  );
}

/** Deletes homework at which nobody has worked. */
export const removeHomework = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx.delete(homeworks).where(inArray(homeworks.id, [...ids])));

/** Has homework that is a paper be marked with as much as the paper is. */
export async function settleHomework(tx: Queryable, companyId: string): Promise<void> {
  await tx.execute(sql`
    update ${homeworks} set total_score = ${papers.totalScore} from ${papers}
    where ${papers.id} = ${homeworks.paperId} and ${homeworks.companyId} = ${companyId}
      and ${papers.totalScore} > 0 and ${homeworks.totalScore} <> ${papers.totalScore}`);
}
