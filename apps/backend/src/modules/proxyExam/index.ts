import type { Module } from '../../platform/module.ts';
import { proxyExamRoutes } from './proxyExam.routes.ts';

export {
  type ExamField,
  readExamCourses,
  examFieldRows,
  examItemRows,
  examPlaceRows,
  readExamProvinces,
  readExamSeats,
  removeExamCourse,
  saveExamCourse,
  saveExamProvince,
  saveExamSeats,
} from './school.service.ts';

/** External exams for which the school registers its students. */
export const proxyExamModule: Module = { name: 'proxyExam', routes: proxyExamRoutes };
