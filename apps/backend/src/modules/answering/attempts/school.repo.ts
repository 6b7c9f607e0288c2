import { rowReader } from '../../../platform/database/rows/writtenRow.ts';
import { exams, examStudents } from './exam.tables.ts';

/** Reads all exams of a company, in the order of their creation. */
export const readExamRows = rowReader(exams, exams.id);

/** Reads the listed students of a company's exams, ordered by exam. */
export const readExamStudentRows = rowReader(examStudents, examStudents.examId, examStudents.userId);
