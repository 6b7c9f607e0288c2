import type { RunningSchool } from '../fixtures/school.ts';
import { runSchoolCommand } from '../../apps/backend/test/schoolCommand.ts';

/** Runs a school command for exams. */
export const runExam = (school: RunningSchool, ...args: readonly string[]): Promise<string> =>
  runSchoolCommand(school, 'exam', ...args);

/** Runs a school command for applications to teach. */
export const runTeachers = (school: RunningSchool, ...args: readonly string[]): Promise<string> =>
  runSchoolCommand(school, 'teachers', ...args);

/** Runs a school command for homework. */
export const runHomework = (school: RunningSchool, ...args: readonly string[]): Promise<string> =>
  runSchoolCommand(school, 'homework', ...args);

/** Runs a school command for live lessons. */
export const runLive = (school: RunningSchool, ...args: readonly string[]): Promise<string> =>
  runSchoolCommand(school, 'live', ...args);
