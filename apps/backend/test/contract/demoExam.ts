import * as exam from '@lectern/sdk/endpoints/exam';
import { exams } from '../../src/modules/answering/attempts/exam.tables.ts';
import type { DemoSchool } from './demoSchool.ts';

const HOUR_MS = 3600_000;

/** Opens an exam on the school's first paper that anybody may sit now; gives its id. */
export async function openExam(
  school: DemoSchool,
  values: Partial<typeof exams.$inferInsert> = {},
): Promise<string> {
  const now = school.app.clock.now().getTime();
  const [row] = await school.app.parts.connection.db
    .insert(exams)
    .values({
      companyId: school.companyId,
      paperId: await school.paperId(),
      name: '随堂测验',
      type: 'mock',
      openAt: new Date(now - HOUR_MS),
      closeAt: new Date(now + HOUR_MS),
      minutes: 30,
      passScore: 1,
      graceSeconds: 60,
      ...values,
    })
    .returning();
  if (row === undefined) throw new Error('The exam was not added');
  return row.id;
}

/** Begins to sit a new exam; gives the attempt's record. */
export async function sitExam(
  school: DemoSchool,
  values?: Partial<typeof exams.$inferInsert>,
): Promise<string> {
  return (await school.ask(exam.join, { examId: await openExam(school, values) })).recordId;
}

/** Hands in an exam whose result costs money; gives the attempt's record. */
export async function sitPaidExam(school: DemoSchool): Promise<string> {
  const id = await sitExam(school, { priceCents: 100 });
  await school.ask(exam.handIn, { id });
  return id;
}
