import {
  addReview,
  categories,
  collect,
  detail,
  enrolFree,
  list,
  reviews,
} from '@lectern/sdk/endpoints/catalogue';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './catalogue.service.ts';

/** The HTTP calls of the catalogue, each with its handler. */
export const catalogueRoutes: readonly Route[] = [
  route(list, service.listCourses, { access: 'public', mayBeStale: true }),
  route(categories, service.categoryTree, { access: 'public', mayBeStale: true }),
  route(detail, service.courseDetail, { access: 'public', mayBeStale: true }),
  route(reviews, service.listReviews, { access: 'public' }),
  route(addReview, service.addReview, { isPost: true }),
  route(collect, service.collectCommodity),
  route(enrolFree, service.enrolFree),
];
