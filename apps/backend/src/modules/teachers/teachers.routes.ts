import * as endpoints from '@lectern/sdk/endpoints/teachers';
import { parts, teachers as schema } from '@lectern/sdk/schemas';
import { BusinessError } from '../../platform/http/errors.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { cardsOf } from '../catalogue/index.ts';
import * as applications from './applications.ts';
import { countTeachers, findTeacher, listTeachers } from './teachers.repo.ts';

const PAGE_SIZE = 12;

/** Whoever mends what they wrote needs few tries. */
const APPLY_LIMIT = { max: 20, perSeconds: 60 } as const;

/** The calls of this module, each with its shapes and what answers it. */
export const teachersRoutes: readonly Route[] = [
  route(
    endpoints.list,
    { input: schema.TeacherListIn, output: schema.TeacherList },
    async ({ pageNo = 1, pageSize = PAGE_SIZE }, { db, company, school }) => {
      const reader = { companyId: company.id, schoolId: school.id };
      const [total, records] = await Promise.all([
        countTeachers(db, company.id),
        listTeachers(db, reader, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
      ]);
      return { total, records };
    },
    { access: 'public' },
  ),
  route(
    endpoints.detail,
    { input: schema.TeacherDetailIn, output: schema.TeacherDetail },
    async ({ id }, { db, company, school, user }) => {
      const reader = { companyId: company.id, schoolId: school.id };
      // An id that is no number cannot be one of ours, and PostgreSQL would refuse it.
      const found = /^\d{1,18}$/.test(id) ? await findTeacher(db, reader, id) : undefined;
      if (found === undefined) throw new BusinessError('0', '没有找到这位老师');
      const { card, commodityIds, ...words } = found;
      const courses = await cardsOf(db, { companyId: company.id, userId: user?.id }, commodityIds);
      return { ...card, ...words, courses };
    },
    { access: 'public' },
  ),
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
