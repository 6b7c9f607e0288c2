import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { type ExamRow, exams, examStudents } from './exam.tables.ts';

/** Reads all exams of a company, in the order in which they were made. */
export const readExamRows = (db: Queryable, companyId: string): Promise<ExamRow[]> =>
  db.select().from(exams).where(eq(exams.companyId, companyId)).orderBy(asc(exams.id));

/** Reads who sits the exams of a company, exam by exam. */
export const readExamStudentRows = (
  db: Queryable,
  companyId: string,
): Promise<(typeof examStudents.$inferSelect)[]> =>
  db
    .select()
    .from(examStudents)
    .where(eq(examStudents.companyId, companyId))
    .orderBy(asc(examStudents.examId), asc(examStudents.userId));
