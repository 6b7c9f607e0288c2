import { BusinessError } from '../../platform/http/errors.ts';
import { cardsOf } from '../catalogue/index.ts';
import { countTeachers, findTeacher, listTeachers } from './teachers.repo.ts';
import type {
  TeacherListIn,
  TeacherList,
  TeacherDetailIn,
  TeacherDetail,
} from '@lectern/sdk/endpoints/teachers';
import type { StaleReadContext } from '../../platform/http/context.ts';
import { pageOf } from '../../platform/http/paging.ts';
import { isId } from '../../platform/database/columns.ts';

const PAGE_SIZE = 12;

/** Answers `endpoints.list`. */
export async function list(
  input: TeacherListIn,
  { db, company, school }: StaleReadContext,
): Promise<TeacherList> {
  const reader = { companyId: company.id, schoolId: school.id };
  const [total, records] = await Promise.all([
    countTeachers(db, company.id),
    listTeachers(db, reader, pageOf(input, PAGE_SIZE)),
  ]);
  return { total, records };
}

/** Answers `endpoints.detail`. */
export async function detail(
  { id }: TeacherDetailIn,
  { db, company, school, user }: StaleReadContext,
): Promise<TeacherDetail> {
  const reader = { companyId: company.id, schoolId: school.id };
  // PostgreSQL would raise an error for an id that is not a number.
  const found = isId(id) ? await findTeacher(db, reader, id) : undefined;
  if (found === undefined) throw new BusinessError('0', '没有找到这位老师');
  const { card, commodityIds, ...teacher } = found;
  const courses = await cardsOf(db, { companyId: company.id, userId: user?.id }, commodityIds);
  return { ...card, ...teacher, courses };
}
