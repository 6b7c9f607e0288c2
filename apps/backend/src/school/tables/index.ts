import type { Subject } from '../subject.ts';
import { categories } from './categories.ts';
import { courses } from './courses.ts';
import { enrolments } from './enrolments.ts';
import { chapters, lessons } from './lessons.ts';
import { classes, students } from './students.ts';
import { teachers } from './teachers.ts';

/** All tables, each after those that it names. */
export const subjects: readonly Subject[] = [
  categories,
  teachers,
  courses,
  chapters,
  lessons,
  classes,
  students,
  enrolments,
];
