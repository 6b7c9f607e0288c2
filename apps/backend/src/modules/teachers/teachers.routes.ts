import * as endpoints from '@lectern/sdk/endpoints/teachers';
import { parts, teachers as schema } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as applications from './applications.service.ts';
import * as service from './teachers.service.ts';

/** Whoever mends what they wrote needs few tries. */
const APPLY_LIMIT = { max: 20, perSeconds: 60 } as const;

/** The calls of this module, each with its shapes and what answers it. */
export const teachersRoutes: readonly Route[] = [
  route(endpoints.list, { input: schema.TeacherListIn, output: schema.TeacherList }, service.list, {
    access: 'public',
    mayBeLate: true,
  }),
  route(endpoints.detail, { input: schema.TeacherDetailIn, output: schema.TeacherDetail }, service.detail, {
    access: 'public',
    mayBeLate: true,
  }),
  route(
    endpoints.application,
    { input: parts.Nothing, output: schema.OwnTeacherApplication },
    applications.application,
  ),
  route(
    endpoints.apply,
    { input: schema.TeacherApplyIn, output: schema.TeacherApplication },
    applications.apply,
    { limit: APPLY_LIMIT },
  ),
];
