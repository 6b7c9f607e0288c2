import type { Module } from '../../platform/http/module.ts';
import { newsRoutes } from './news.routes.ts';

export { listNews } from './news.repo.ts';

/** What the school has to tell. */
export const newsModule: Module = {
  name: 'news',
  routes: newsRoutes,
};
