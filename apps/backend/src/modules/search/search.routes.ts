import * as endpoints from '@lectern/sdk/endpoints/search';
import { route, type Route } from '../../platform/http/route.ts';
import { find } from './search.service.ts';

/** The HTTP call of the search, with its handler. */
export const searchRoutes: readonly Route[] = [
  route(endpoints.find, find, { access: 'public', mayBeStale: true }),
];
