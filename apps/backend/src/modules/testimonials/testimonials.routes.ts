import { list } from '@lectern/sdk/endpoints/testimonials';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './testimonials.service.ts';

/** The calls of this module, each with what answers it. */
export const testimonialsRoutes: readonly Route[] = [
  route(list, service.answerList, {
    access: 'public',
    isForAnybody: true,
    mayBeLate: true,
  }),
];
