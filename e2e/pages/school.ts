import type { RunningSchool } from '../fixtures/school.ts';
import { runSchoolCommand } from '../../apps/backend/test/schoolCommand.ts';

/** Does with an exam what a school does. */
export const runExam = (school: RunningSchool, ...args: readonly string[]): Promise<string> =>
  runSchoolCommand(school, 'exam', ...args);

/** Does with applications to teach what a school does. */
export const runTeachers = (school: RunningSchool, ...args: readonly string[]): Promise<string> =>
  runSchoolCommand(school, 'teachers', ...args);

/** Does with homework what a school does. */
export const runHomework = (school: RunningSchool, ...args: readonly string[]): Promise<string> =>
  runSchoolCommand(school, 'homework', ...args);

/** Does with live lessons what a school does. */
export const runLive = (school: RunningSchool, ...args: readonly string[]): Promise<string> =>
  runSchoolCommand(school, 'live', ...args);
