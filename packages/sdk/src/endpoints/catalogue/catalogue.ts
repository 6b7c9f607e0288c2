import type { Endpoint } from '../../client/endpoint.ts';
import type { SchoolScope } from '../parts.schema.ts';
import type { CourseDetail, CourseDetailIn } from './detail.schema.ts';
import type { CategoryTree, CourseList, CourseListIn } from './list.schema.ts';
import type * as shapes from './reviews.schema.ts';
import * as replies from './catalogue.reply.gen.ts';

/** Lists, searches and filters what a school has on sale, with the number of results for each filter choice. */
export const list: Endpoint<CourseListIn, CourseList> = {
  id: 'catalogue.list',
  method: 'GET',
  path: '/course/v1/commodity/list',
  ambient: ['schoolId'],
  reply: replies.list,
  idempotent: true,
};

/** Reads the categories of courses. */
export const categories: Endpoint<SchoolScope, CategoryTree> = {
  id: 'catalogue.categories',
  method: 'GET',
  path: '/course/v1/category/tree',
  ambient: ['schoolId'],
  reply: replies.categories,
  idempotent: true,
};

/** Reads the page of a course or package; code 0 when this school has none with this id. */
export const detail: Endpoint<CourseDetailIn, CourseDetail> = {
  id: 'catalogue.detail',
  method: 'GET',
  path: '/course/v1/commodity/detail/{commodityId}/{targetId}',
  ambient: ['schoolId'],
  reply: replies.detail,
  quiet: ['0'],
  idempotent: true,
};

/** Lists the reviews of a course. */
export const reviews: Endpoint<shapes.ReviewListIn, shapes.ReviewList> = {
  id: 'catalogue.reviews',
  method: 'GET',
  path: '/course/v1/evaluate/list',
  reply: replies.reviews,
  idempotent: true,
};

/**
 * Adds the student's only review of a course they have; code 0 when they do not have it or have already
 * reviewed it.
 */
export const addReview: Endpoint<shapes.AddReviewIn, shapes.AddedReview> = {
  id: 'catalogue.addReview',
  method: 'POST',
  path: '/course/v1/evaluate/add',
  reply: replies.addReview,
  quiet: ['0'],
  once: true,
};

/** Bookmarks a course or package, or removes the bookmark. */
export const collect: Endpoint<shapes.CollectIn, shapes.Collected> = {
  id: 'catalogue.collect',
  method: 'PUT',
  path: '/course/v1/student/collections',
  reply: replies.collect,
  idempotent: true,
};

/** Enrols the student in a free course or package, without an order; code 0 when it has a price or is off sale. */
export const enrolFree: Endpoint<shapes.EnrolFreeIn, shapes.EnrolledFree> = {
  id: 'catalogue.enrolFree',
  method: 'POST',
  path: '/course/v1/student/enrolFree',
  reply: replies.enrolFree,
  quiet: ['0'],
  idempotent: true,
};
