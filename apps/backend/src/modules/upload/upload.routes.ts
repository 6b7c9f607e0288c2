import { spaceSize } from '@lectern/sdk/endpoints/resource';
import * as upload from '@lectern/sdk/endpoints/upload';
import { route, type Route, type RouteLimit } from '../../platform/http/route.ts';
import { annexRoute } from './annexDownload.routes.ts';
import { PART_BYTES } from './partStore.ts';
import * as parts from './parts.service.ts';
import * as records from './records.service.ts';
import { spaceOf } from './space.ts';
import { answerSignImage } from './upload.service.ts';
import { newToken } from './uploadToken.ts';

/** Rate limit of picture uploads per student. */
export const PICTURE_LIMIT: RouteLimit = { max: 20, perSeconds: 60 };

/** Maximum body size of a part, which includes the multipart form around it. */
const PART_LIMIT = PART_BYTES + 64 * 1024;

/** The HTTP calls of uploads, each with its handler. */
export const uploadRoutes: readonly Route[] = [
  route(upload.signImage, answerSignImage, { limit: PICTURE_LIMIT }),
  route(upload.token, (_, context) => ({ uptoken: newToken(context) })),
  route(upload.storageDomain, (_, { origin }) => ({ qndomain: `${origin}/files` })),
  route(upload.begin, (input, context) => parts.begin(context, input)),
  route(upload.sendPart, (input, context) => parts.sendPart(context, input), { bodyLimit: PART_LIMIT }),
  route(upload.finish, (input, context) => parts.finish(context, input)),
  route(upload.saveAttachment, records.saveAttachment),
  route(spaceSize, (_, { db, user }) => spaceOf(db, user)),
  route(upload.downloadCheck, records.downloadCheck),
  annexRoute,
];
