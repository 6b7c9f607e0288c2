import type { Endpoint } from '../../core/endpoint.ts';
import type { TeacherDetail, TeacherDetailIn, TeacherList, TeacherListIn } from './teachers.schema.ts';

/** Lists a school's teachers by pages. */
export const list: Endpoint<TeacherListIn, TeacherList> = {
  id: 'teachers.list',
  method: 'GET',
  path: '/saas-business/v1/front/teacher/list',
  ambient: ['schoolId'],
  envelope: 'code',
  idempotent: true,
  provisional: true,
};

/** Reads one teacher with what they teach; code 0 when the school has none with this id. */
export const detail: Endpoint<TeacherDetailIn, TeacherDetail> = {
  id: 'teachers.detail',
  method: 'GET',
  path: '/saas-business/v1/front/teacher/detail/{id}',
  ambient: ['schoolId'],
  envelope: 'code',
  quiet: ['0'],
  idempotent: true,
  provisional: true,
};
