import type { Module } from '../../platform/module.ts';
import { accessRoutes } from './access.routes.ts';
import { companyRoutes } from './company.routes.ts';
import { pageRoutes } from './page.routes.ts';
import { schoolRoutes } from './school.routes.ts';
import { userRoutes } from './user.routes.ts';

export { maskMobile, presentUser } from './currentUser.ts';

/** The frame of every page: company, schools, menus, footer, current user. */
export const shellModule: Module = {
  name: 'shell',
  routes: [...companyRoutes, ...schoolRoutes, ...pageRoutes, ...userRoutes, ...accessRoutes],
};
