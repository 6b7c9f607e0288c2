import { BusinessError } from '../../platform/http/errors.ts';
import { countNews, findNews, listNews, type NewsReader } from './news.repo.ts';
import type { NewsListIn, NewsList, NewsDetailIn, NewsDetail } from '@lectern/sdk/endpoints/news';
import type { StaleReadContext } from '../../platform/http/context.ts';
import { pageOf } from '../../platform/http/paging.ts';
import { isId } from '../../platform/database/columns.ts';

const PAGE_SIZE = 10;

const readerOf = ({ company, school, clock }: StaleReadContext): NewsReader => ({
  companyId: company.id,
  schoolId: school.id,
  now: clock.now(),
});

/** Answers `endpoints.list`. */
export async function list(input: NewsListIn, context: StaleReadContext): Promise<NewsList> {
  const reader = readerOf(context);
  const [total, records] = await Promise.all([
    countNews(context.db, reader),
    listNews(context.db, reader, pageOf(input, PAGE_SIZE)),
  ]);
  return { total, records };
}

/** Answers `endpoints.detail`. */
export async function detail({ id }: NewsDetailIn, context: StaleReadContext): Promise<NewsDetail> {
  // PostgreSQL would raise an error for an id that is not a number.
  const found = isId(id) ? await findNews(context.db, readerOf(context), id) : undefined;
  if (found === undefined) throw new BusinessError('0', '这条资讯不在了');
  return found;
}
