import type { Subject } from '../subject.ts';
import { couponBatches, coupons, memberLevels } from './account.ts';
import { agreements, agreementTargets } from './agreements.ts';
import { categories } from './categories.ts';
import { courses } from './courses.ts';
import { enrolments } from './enrolments.ts';
import { exams, examStudents } from './exams.ts';
import { banners, notices, shelves } from './home.ts';
import { chapters, lessons } from './lessons.ts';
import { classes, students } from './students.ts';
import { news } from './news.ts';
import { packageCourses, packages } from './packages.ts';
import { paperQuestions, papers } from './papers.ts';
import { planItems, plans, planStages } from './plans.ts';
import { teachers } from './teachers.ts';
import { testimonials } from './testimonials.ts';

/** All tables, each after those that it names. */
export const subjects: readonly Subject[] = [
  categories,
  teachers,
  courses,
  chapters,
  lessons,
  packages,
  packageCourses,
  classes,
  students,
  enrolments,
  papers,
  paperQuestions,
  exams,
  examStudents,
  banners,
  notices,
  shelves,
  news,
  plans,
  planStages,
  planItems,
  memberLevels,
  couponBatches,
  coupons,
  agreements,
  agreementTargets,
  testimonials,
];
