import * as exam from '@lectern/sdk/endpoints/exam';
import type { exams } from '../../src/modules/answering/attempts/exam.tables.ts';
import type { DemoSchool } from './demoSchool.ts';
import { addExamOn } from '../subjects/exams.ts';

/** Opens an exam for everybody on the school's first paper; returns its id. */
export async function openExam(
  school: DemoSchool,
  values: Partial<typeof exams.$inferInsert> = {},
): Promise<string> {
  const paper = { companyId: school.companyId, paperId: await school.paperId() };
  return (await addExamOn(school.app, paper, { type: 'mock', passScore: 1, graceSeconds: 60, ...values })).id;
}

/** Starts an attempt at a new exam; returns its id. */
export async function sitExam(
  school: DemoSchool,
  values?: Partial<typeof exams.$inferInsert>,
): Promise<string> {
  return (await school.ask(exam.join, { examId: await openExam(school, values) })).recordId;
}

/** Hands in an exam whose result costs money; returns the attempt's id. */
export async function sitPaidExam(school: DemoSchool): Promise<string> {
  const id = await sitExam(school, { priceCents: 100 });
  await school.ask(exam.handIn, { id });
  return id;
}
