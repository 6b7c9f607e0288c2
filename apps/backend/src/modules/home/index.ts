import type { Module } from '../../platform/module.ts';
import { createHomePages, homePages } from './homePages.ts';
import { homeRoutes } from './home.routes.ts';

export { bannerRows, noticeRows, shelfRows } from './school.service.ts';

/** The home page, and its part about the student. */
export const homeModule: Module = {
  name: 'home',
  routes: homeRoutes,
  setup: async (parts) => parts.services.provide(homePages, await createHomePages(parts)),
};
