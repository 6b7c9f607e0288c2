import * as endpoints from '@lectern/sdk/endpoints/news';
import { news as schema } from '@lectern/sdk/schemas';
import type { Context } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { countNews, findNews, listNews, type NewsReader } from './news.repo.ts';

const PAGE_SIZE = 10;

const readerOf = ({ company, school, clock }: Context): NewsReader => ({
  companyId: company.id,
  schoolId: school.id,
  now: clock.now(),
});

/** The calls of this module, each with its shapes and what answers it. */
export const newsRoutes: readonly Route[] = [
  route(
    endpoints.list,
    { input: schema.NewsListIn, output: schema.NewsList },
    async ({ pageNo = 1, pageSize = PAGE_SIZE }, context) => {
      const reader = readerOf(context);
      const [total, records] = await Promise.all([
        countNews(context.db, reader),
        listNews(context.db, reader, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
      ]);
      return { total, records };
    },
    { access: 'public' },
  ),
  route(
    endpoints.detail,
    { input: schema.NewsDetailIn, output: schema.NewsDetail },
    async ({ id }, context) => {
      // An id that is no number cannot be one of ours, and PostgreSQL would refuse it.
      const found = /^\d{1,18}$/.test(id) ? await findNews(context.db, readerOf(context), id) : undefined;
      if (found === undefined) throw new BusinessError('0', '这条资讯不在了');
      return found;
    },
    { access: 'public' },
  ),
];
