import type { Module } from '../../platform/module.ts';
import { shellRoutes } from './shell.routes.ts';

export { maskMobile, presentUser } from './currentUser.ts';

/** The frame of every page: company, schools, menus, footer, current user. */
export const shellModule: Module = { name: 'shell', routes: shellRoutes };
