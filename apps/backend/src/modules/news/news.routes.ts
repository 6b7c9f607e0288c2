import * as endpoints from '@lectern/sdk/endpoints/news';
import { news as schema } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './news.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const newsRoutes: readonly Route[] = [
  route(endpoints.list, { input: schema.NewsListIn, output: schema.NewsList }, service.list, {
    access: 'public',
    mayBeLate: true,
  }),
  route(endpoints.detail, { input: schema.NewsDetailIn, output: schema.NewsDetail }, service.detail, {
    access: 'public',
    mayBeLate: true,
  }),
];
