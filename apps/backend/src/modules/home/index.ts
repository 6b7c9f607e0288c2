import type { Module } from '../../platform/module.ts';
import { createHomePages, homePages } from './homePages.ts';
import { homeRoutes } from './home.routes.ts';

export { readBannerRows, readNoticeRows, readShelfRows } from './school.repo.ts';
export {
  removeBanners,
  removeNotices,
  removeShelves,
  saveBanner,
  saveNotice,
  saveShelf,
} from './school.service.ts';

/** The home page, and its part about the student. */
export const homeModule: Module = {
  name: 'home',
  routes: homeRoutes,
  setup: async (parts) => parts.services.provide(homePages, await createHomePages(parts)),
};
