import { list } from '@lectern/sdk/endpoints/voices';
import { voices as schemas } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './voices.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const voicesRoutes: readonly Route[] = [
  route(list, { input: schemas.VoiceListIn, output: schemas.VoiceList }, service.answerList, {
    access: 'public',
    isForAnybody: true,
  }),
];
