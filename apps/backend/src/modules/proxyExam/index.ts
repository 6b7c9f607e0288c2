import type { Module } from '../../platform/module.ts';
import { proxyExamRoutes } from './proxyExam.routes.ts';

export {
  type ExamField,
  readExamCourses,
  readExamFields,
  readExamItems,
  readExamPlaces,
  readExamProvinces,
  readExamSeats,
  removeExamCourse,
  removeExamFields,
  removeExamItems,
  removeExamPlaces,
  saveExamCourse,
  saveExamField,
  saveExamItem,
  saveExamPlace,
  saveExamProvince,
  saveExamSeats,
} from './school.service.ts';

/** External exams for which the school registers its students. */
export const proxyExamModule: Module = { name: 'proxyExam', routes: proxyExamRoutes };
