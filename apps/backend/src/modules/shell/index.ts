import type { Module } from '../../platform/http/module.ts';
import { accessRoutes } from './access.handlers.ts';
import { companyRoutes } from './company.handlers.ts';
import { pageRoutes } from './page.handlers.ts';
import { schoolRoutes } from './school.handlers.ts';
import { userRoutes } from './user.handlers.ts';

export { maskMobile, presentUser } from './currentUser.ts';

/** The frame of every page: company, schools, menus, footer, who is logged in. */
export const shellModule: Module = {
  name: 'shell',
  routes: [...companyRoutes, ...schoolRoutes, ...pageRoutes, ...userRoutes, ...accessRoutes],
};
