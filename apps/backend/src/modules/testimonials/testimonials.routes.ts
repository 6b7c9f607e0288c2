import { list } from '@lectern/sdk/endpoints/testimonials';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './testimonials.service.ts';

/** The HTTP calls of testimonials, each with its handler. */
export const testimonialsRoutes: readonly Route[] = [
  route(list, service.answerList, { access: 'public', isForAnybody: true, mayBeStale: true }),
];
