import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { news } from './news.tables.ts';

/** Writes a piece of news. @param id undefined for a new one. */
export async function saveNews(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: Omit<typeof news.$inferInsert, 'id' | 'companyId'>,
): Promise<string> {
  const returned = { id: news.id };
  const [row] =
    id === undefined
      ? await tx
          .insert(news)
          .values({ ...values, companyId })
          .returning(returned)
      : await tx.update(news).set(values).where(eq(news.id, id)).returning(returned);
  if (row === undefined) throw new Error('The news was not written');
  return row.id;
}

/** Deletes news. */
export const removeNews = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx.delete(news).where(inArray(news.id, [...ids])));
