import { book, cancel, detail, enter, list } from '@lectern/sdk/endpoints/openClass';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './openClass.service.ts';

/** The HTTP calls of open classes, each with its handler. */
export const openClassRoutes: readonly Route[] = [
  route(list, service.listOpenClasses, { access: 'public', mayBeStale: true }),
  route(detail, service.openClassDetail, { access: 'public', mayBeStale: true }),
  route(book, service.bookOpenClass),
  route(cancel, service.cancelBooking),
  route(enter, service.enterOpenClass),
];
