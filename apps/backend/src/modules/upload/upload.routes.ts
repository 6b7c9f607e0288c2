import { signImage } from '@lectern/sdk/endpoints/upload';
import { route, type Route, type RouteLimit } from '../../platform/http/route.ts';
import { annexRoute } from './annexDownload.routes.ts';
import { partRoutes } from './parts.routes.ts';
import { recordRoutes } from './records.routes.ts';
import * as service from './upload.service.ts';

/** Rate limit of picture uploads per student. */
export const PICTURE_LIMIT: RouteLimit = { max: 20, perSeconds: 60 };

/** The HTTP calls of uploads, each with its handler. */
export const uploadRoutes: readonly Route[] = [
  route(signImage, service.answerSignImage, { limit: PICTURE_LIMIT }),
  ...partRoutes,
  ...recordRoutes,
  annexRoute,
];
