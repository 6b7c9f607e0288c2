import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing, SchoolScope } from '../parts.schema.ts';
import type { HomeLearning, HomePage } from './home.schema.ts';
import * as replies from './home.reply.gen.ts';

/**
 * Reads the part of a school's home page that is the same for every visitor, so that it can be cached and
 * inlined in the page.
 */
export const page: Endpoint<SchoolScope, HomePage> = {
  id: 'home.page',
  method: 'GET',
  path: '/saas-business/v1/front/home-page/page',
  ambient: ['schoolId'],
  reply: replies.page,
  idempotent: true,
};

/** Reads the courses that the logged-in student has begun, which the home page shows first. */
export const learning: Endpoint<Nothing, HomeLearning> = {
  id: 'home.learning',
  method: 'GET',
  path: '/saas-business/v1/front/home-page/learning',
  reply: replies.learning,
  idempotent: true,
};
