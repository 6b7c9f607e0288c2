import { and, asc, desc, eq, gt, lt, lte, type SQL } from 'drizzle-orm';
import type { NewsDetail, NewsItem } from '@lectern/sdk/endpoints/news';
import type { ReadOnly } from '../../platform/database/pool/readOnly.ts';
import type { Pagination } from '../../platform/http/paging.ts';
import { isShownIn } from '../../platform/database/rows/isShownIn.ts';
import type { InSchool } from '../../platform/http/member.ts';
import { news, type News } from './news.tables.ts';

/** The viewer's school and the current time; news with a later date is not published yet. */
export interface NewsReader extends InSchool {
  readonly now: Date;
}

function visibleTo({ companyId, schoolId, now }: NewsReader): SQL | undefined {
  return and(eq(news.companyId, companyId), isShownIn(schoolId, news.schoolId), lte(news.publishedAt, now));
}

function presentItem(row: Pick<News, keyof typeof itemColumns>): NewsItem {
  const { isPinned, publishedAt, ...rest } = row;
  return { ...rest, date: publishedAt.toISOString(), pinned: isPinned };
}

const itemColumns = {
  id: news.id,
  title: news.title,
  titleEn: news.titleEn,
  summary: news.summary,
  summaryEn: news.summaryEn,
  tag: news.tag,
  tagEn: news.tagEn,
  isPinned: news.isPinned,
  publishedAt: news.publishedAt,
};

/** Reads one page of news, pinned ones first, then the newest. */
export async function listNews(db: ReadOnly, reader: NewsReader, page: Pagination): Promise<NewsItem[]> {
  const rows = await db
    .select(itemColumns)
    .from(news)
    .where(visibleTo(reader))
    .orderBy(desc(news.isPinned), desc(news.publishedAt), desc(news.id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(presentItem);
}

/** Counts the published news. */
export const countNews = (db: ReadOnly, reader: NewsReader): Promise<number> =>
  db.$count(news, visibleTo(reader));

const neighbourColumns = { id: news.id, title: news.title, titleEn: news.titleEn };

/** Reads one piece of news with its neighbours; undefined where this school has no such news. */
export async function findNews(
  db: ReadOnly,
  reader: NewsReader,
  id: string,
): Promise<NewsDetail | undefined> {
  const [row] = await db
    .select()
    .from(news)
    .where(and(visibleTo(reader), eq(news.id, id)));
  if (row === undefined) return undefined;
  const [[newer], [older]] = await Promise.all([
    db
      .select(neighbourColumns)
      .from(news)
      .where(and(visibleTo(reader), gt(news.publishedAt, row.publishedAt)))
      .orderBy(asc(news.publishedAt), asc(news.id))
      .limit(1),
    db
      .select(neighbourColumns)
      .from(news)
      .where(and(visibleTo(reader), lt(news.publishedAt, row.publishedAt)))
      .orderBy(desc(news.publishedAt), desc(news.id))
      .limit(1),
  ]);
  const { title, titleEn, tag, tagEn, author, content, contentEn, publishedAt } = row;
  const date = publishedAt.toISOString();
  return {
    id,
    title,
    titleEn,
    tag,
    tagEn,
    author,
    content,
    contentEn,
    date,
    newer: newer ?? null,
    older: older ?? null,
  };
}

/** Reads all news of a company, newest first. */
export const readNewsRows = (db: ReadOnly, companyId: string): Promise<(typeof news.$inferSelect)[]> =>
  db.select().from(news).where(eq(news.companyId, companyId)).orderBy(desc(news.publishedAt), desc(news.id));
