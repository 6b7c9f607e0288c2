import * as upload from '@lectern/sdk/endpoints/upload';
import { route, type Route } from '../../platform/http/route.ts';
import { PART_BYTES } from './partStore.ts';
import { newToken } from './uploadToken.ts';
import * as service from './parts.service.ts';

/** Maximum body size of a part, which includes the multipart form around it. */
const PART_LIMIT = PART_BYTES + 64 * 1024;

/** The calls for uploading files in parts of 4 MB. */
export const partRoutes: readonly Route[] = [
  route(upload.token, (_, context) => ({ uptoken: newToken(context) })),
  route(upload.storageDomain, (_, { origin }) => ({ qndomain: `${origin}/files` })),
  route(upload.begin, (input, context) => service.begin(context, input)),
  route(upload.sendPart, (input, context) => service.sendPart(context, input), { bodyLimit: PART_LIMIT }),
  route(upload.finish, (input, context) => service.finish(context, input)),
];
