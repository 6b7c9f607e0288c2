import { list } from '@lectern/sdk/endpoints/testimonials';
import { testimonials as schemas } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './testimonials.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const testimonialsRoutes: readonly Route[] = [
  route(list, { input: schemas.TestimonialListIn, output: schemas.TestimonialList }, service.answerList, {
    access: 'public',
    isForAnybody: true,
    mayBeLate: true,
  }),
];
