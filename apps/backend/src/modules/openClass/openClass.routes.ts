import { book, cancel, detail, enter, list } from '@lectern/sdk/endpoints/openClass';
import { openClass as schemas } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './openClass.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const openClassRoutes: readonly Route[] = [
  route(list, { input: schemas.OpenClassListIn, output: schemas.OpenClassList }, service.listOpenClasses, {
    access: 'public',
    mayBeLate: true,
  }),
  route(detail, { input: schemas.OpenClassIn, output: schemas.OpenClassDetail }, service.openClassDetail, {
    access: 'public',
    mayBeLate: true,
  }),
  route(book, { input: schemas.BookOpenClassIn, output: schemas.OpenClassBooking }, service.bookOpenClass),
  route(cancel, { input: schemas.BookOpenClassIn, output: schemas.OpenClassBooking }, service.cancelBooking),
  route(enter, { input: schemas.BookOpenClassIn, output: schemas.OpenClassRoom }, service.enterOpenClass),
];
