import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { rowReader, schoolRows } from '../../../platform/database/rows/writtenRow.ts';
import { exams, examStudents } from './exam.tables.ts';

/** A company's exams. Running attempts keep their end; exams with attempts are not removed. */
export const examRows = schoolRows(exams);

/** Admits a student to an exam, with their exceptions to its rules. */
export async function saveExamStudent(
  tx: Queryable,
  student: typeof examStudents.$inferInsert,
): Promise<void> {
  const { extraMinutes, extraAttempts } = student;
  await tx
    .insert(examStudents)
    .values(student)
    .onConflictDoUpdate({
      target: [examStudents.examId, examStudents.userId],
      set: { extraMinutes, extraAttempts },
    });
}

/** Removes a student from an exam's list; their attempts and answers are kept. */
export async function removeExamStudent(tx: Queryable, examId: string, userId: string): Promise<void> {
  await tx.delete(examStudents).where(and(eq(examStudents.examId, examId), eq(examStudents.userId, userId)));
}

/** Reads the listed students of a company's exams, ordered by exam. */
export const readExamStudentRows = rowReader(examStudents, examStudents.examId, examStudents.userId);
