import type { Module } from '../../platform/http/module.ts';
import { voicesRoutes } from './voices.routes.ts';

/** What former students tell (/StudentsVoice). */
export const voicesModule: Module = {
  name: 'voices',
  routes: voicesRoutes,
};
