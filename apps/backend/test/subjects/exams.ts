import { type ExamRow, exams } from '../../src/modules/answering/attempts/exam.tables.ts';
import type { TestApp } from '../createTestApp.ts';

const HOUR_MS = 3_600_000;

/** Adds an exam of half an hour that is open for an hour. */
export async function addExamOn(
  { clock, parts }: TestApp,
  paper: { readonly companyId: string; readonly paperId: string },
  values: Partial<typeof exams.$inferInsert> = {},
): Promise<ExamRow> {
  const now = clock.now().getTime();
  const [row] = await parts.connection.db
    .insert(exams)
    .values({
      ...paper,
      name: 'An exam',
      type: 'formal',
      openAt: new Date(now - HOUR_MS),
      closeAt: new Date(now + HOUR_MS),
      minutes: 30,
      passScore: 5,
      ...values,
    })
    .returning();
  if (row === undefined) throw new Error('The exam was not added');
  return row;
}
