import type { Module } from '../../platform/module.ts';
import { groupRoutes } from './group.routes.ts';

export { readSchoolGroups, removeSchoolGroups, saveSchoolGroup } from './school.service.ts';
export { eraseMember } from './writing.service.ts';

/** Groups of a school's students, their topics and replies (`/group` and `/groupdetail`). */
export const groupModule: Module = { name: 'group', routes: groupRoutes };
