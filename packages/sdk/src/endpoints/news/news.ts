import type { Endpoint } from '../../client/endpoint.ts';
import type { NewsDetail, NewsDetailIn, NewsList, NewsListIn } from './news.schema.ts';
import * as replies from './news.reply.gen.ts';

/** Lists a page of a school's news. */
export const list: Endpoint<NewsListIn, NewsList> = {
  id: 'news.list',
  method: 'GET',
  path: '/saas-business/v1/front/news/list',
  ambient: ['schoolId'],
  reply: replies.list,
  idempotent: true,
};

/** Reads a news item; code 0 when the school has none with this id. */
export const detail: Endpoint<NewsDetailIn, NewsDetail> = {
  id: 'news.detail',
  method: 'GET',
  path: '/saas-business/v1/front/news/detail/{id}',
  ambient: ['schoolId'],
  reply: replies.detail,
  quiet: ['0'],
  idempotent: true,
};
