import { spaceSize } from '@lectern/sdk/endpoints/resource';
import * as upload from '@lectern/sdk/endpoints/upload';
import { parts, resource, upload as schema } from '@lectern/sdk/schemas';
import { Type } from 'typebox';
import { route, type Route } from '../../platform/http/route.ts';
import { spaceOf } from './space.ts';
import * as service from './records.service.ts';

/** What is known of uploaded files. */
export const recordRoutes: readonly Route[] = [
  route(
    upload.saveAttachment,
    { input: schema.UploadedFile, output: schema.SavedFile },
    service.saveAttachment,
  ),
  route(spaceSize, { input: parts.Nothing, output: resource.SpaceSize }, (_, { db, user }) =>
    spaceOf(db, user),
  ),
  route(upload.downloadCheck, { input: schema.DownloadCheckIn, output: Type.Null() }, service.downloadCheck),
];
