import {
  addReview,
  categories,
  collect,
  detail,
  enrolFree,
  list,
  reviews,
} from '@lectern/sdk/endpoints/catalogue';
import { catalogue as schemas } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './catalogue.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const catalogueRoutes: readonly Route[] = [
  route(list, { input: schemas.CourseListIn, output: schemas.CourseList }, service.listCourses, {
    access: 'public',
    mayBeLate: true,
  }),
  route(categories, { input: schemas.CategoryTreeIn, output: schemas.CategoryTree }, service.categoryTree, {
    access: 'public',
    mayBeLate: true,
  }),
  route(detail, { input: schemas.CourseDetailIn, output: schemas.CourseDetail }, service.courseDetail, {
    access: 'public',
    mayBeLate: true,
  }),
  route(reviews, { input: schemas.ReviewListIn, output: schemas.ReviewList }, service.listReviews, {
    access: 'public',
  }),
  route(addReview, { input: schemas.AddReviewIn, output: schemas.AddedReview }, service.addReview),
  route(collect, { input: schemas.CollectIn, output: schemas.Collected }, service.collectCommodity),
  route(enrolFree, { input: schemas.EnrolFreeIn, output: schemas.EnrolledFree }, service.enrolFree),
];
