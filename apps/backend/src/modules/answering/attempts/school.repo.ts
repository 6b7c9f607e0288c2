import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { rowReader } from '../../../platform/database/rows/writtenRow.ts';
import { exams, examStudents } from './exam.tables.ts';

/** Reads all exams of a company, in the order of their creation. */
export const readExamRows = rowReader(exams);

/** Reads the listed students of a company's exams, ordered by exam. */
export const readExamStudentRows = (
  db: Queryable,
  companyId: string,
): Promise<(typeof examStudents.$inferSelect)[]> =>
  db
    .select()
    .from(examStudents)
    .where(eq(examStudents.companyId, companyId))
    .orderBy(asc(examStudents.examId), asc(examStudents.userId));
