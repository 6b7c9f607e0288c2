import { spaceSize } from '@lectern/sdk/endpoints/resource';
import * as upload from '@lectern/sdk/endpoints/upload';
import { route, type Route } from '../../platform/http/route.ts';
import { spaceOf } from './space.ts';
import * as service from './records.service.ts';

/** The calls about records of uploaded files. */
export const recordRoutes: readonly Route[] = [
  route(upload.saveAttachment, service.saveAttachment),
  route(spaceSize, (_, { db, user }) => spaceOf(db, user)),
  route(upload.downloadCheck, service.downloadCheck),
];
