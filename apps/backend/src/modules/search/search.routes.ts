import * as endpoints from '@lectern/sdk/endpoints/search';
import { search as schema } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { find } from './search.service.ts';

/** The call of this module, with its shapes and what answers it. */
export const searchRoutes: readonly Route[] = [
  route(endpoints.find, { input: schema.SearchIn, output: schema.SearchResult }, find, {
    access: 'public',
    mayBeLate: true,
  }),
];
