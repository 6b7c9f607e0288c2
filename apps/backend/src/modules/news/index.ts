import type { Module } from '../../platform/module.ts';
import { newsRoutes } from './news.routes.ts';

export { listNews, readNewsRows } from './news.repo.ts';
export { news } from './news.tables.ts';
export { removeNews, saveNews } from './school.service.ts';

/** The school's news. */
export const newsModule: Module = { name: 'news', routes: newsRoutes };
