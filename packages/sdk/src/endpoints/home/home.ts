import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing, SchoolScope } from '../parts.schema.ts';
import type { HomeLearning, HomePage } from './home.schema.ts';
import * as replies from './home.reply.gen.ts';

/** Reads the home page of a school, the same for every visitor, so that it can be cached and delivered in the page. */
export const page: Endpoint<SchoolScope, HomePage> = {
  id: 'home.page',
  method: 'GET',
  path: '/saas-business/v1/front/home-page/page',
  ambient: ['schoolId'],
  reply: replies.page,
  idempotent: true,
};

/** Reads what the logged-in student is in the middle of, which the home page shows first. */
export const learning: Endpoint<Nothing, HomeLearning> = {
  id: 'home.learning',
  method: 'GET',
  path: '/saas-business/v1/front/home-page/learning',
  reply: replies.learning,
  idempotent: true,
};
