import type { Endpoint } from '../../client/endpoint.ts';
import type { SearchIn, SearchResult } from './search.schema.ts';
import * as replies from './search.reply.gen.ts';

/** Finds courses, packages, plans, teachers, questions, news and the student's own notes by words or pinyin. */
export const find: Endpoint<SearchIn, SearchResult> = {
  id: 'search.find',
  method: 'GET',
  path: '/saas-business/v1/front/search/find',
  ambient: ['schoolId'],
  reply: replies.find,
  idempotent: true,
};
