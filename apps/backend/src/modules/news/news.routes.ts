import * as endpoints from '@lectern/sdk/endpoints/news';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './news.service.ts';

/** The HTTP calls of news, each with its handler. */
export const newsRoutes: readonly Route[] = [
  route(endpoints.list, service.list, { access: 'public', mayBeStale: true }),
  route(endpoints.detail, service.detail, { access: 'public', mayBeStale: true }),
];
