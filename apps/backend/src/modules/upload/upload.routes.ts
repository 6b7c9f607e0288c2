import { signImage } from '@lectern/sdk/endpoints/upload';
import { upload as schema } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { annexRoute } from './annexDownload.ts';
import { fileUrl, keepPicture } from './keepFile.ts';
import { partRoutes } from './parts.routes.ts';
import { recordRoutes } from './records.routes.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const uploadRoutes: readonly Route[] = [
  route(signImage, { input: schema.SignImageIn, output: schema.SignImage }, async ({ file }, context) => {
    const { key } = await keepPicture(context, file);
    return { key, url: fileUrl(key) };
  }),
  ...partRoutes,
  ...recordRoutes,
  annexRoute,
];
