import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { rowReader, schoolRows } from '../../platform/database/rows/writtenRow.ts';
import {
  examFields,
  examItemCourses,
  examItems,
  examPlaces,
  type ExamProvince,
  examProvinces,
  type ExamSeats,
  examSeats,
} from './proxyExam.tables.ts';

/** The exams for which a company registers its students; only those without registrations are removed. */
export const examItemRows = schoolRows(examItems);

/** A course of an exam. */
export type ExamCourse = typeof examItemCourses.$inferSelect;

/** Reads the courses of a company's exams. */
export const readExamCourses = rowReader(examItemCourses, examItemCourses.itemId, examItemCourses.courseId);

/** Adds a course to an exam. */
export const saveExamCourse = async (tx: Queryable, row: ExamCourse): Promise<void> =>
  void (await tx.insert(examItemCourses).values(row).onConflictDoNothing());

/** Removes a course from an exam; registrations are kept. */
export const removeExamCourse = async (tx: Queryable, itemId: string, courseId: string): Promise<void> =>
  void (await tx
    .delete(examItemCourses)
    .where(and(eq(examItemCourses.itemId, itemId), eq(examItemCourses.courseId, courseId))));

/** Reads the provinces of a company's exams. */
export const readExamProvinces = rowReader(examProvinces, examProvinces.itemId, examProvinces.provinceCode);

/** Inserts or updates the registration and exam times of a province. */
export async function saveExamProvince(tx: Queryable, row: ExamProvince): Promise<void> {
  const { startsAt, endsAt, examAt } = row;
  await tx
    .insert(examProvinces)
    .values(row)
    .onConflictDoUpdate({
      target: [examProvinces.itemId, examProvinces.provinceCode],
      set: { startsAt, endsAt, examAt },
    });
}

/** The places where a company's exams are held; only those without seats at any exam are removed. */
export const examPlaceRows = schoolRows(examPlaces);

/** Reads the numbers of seats of a company's places at its exams. */
export const readExamSeats = rowReader(examSeats, examSeats.itemId, examSeats.placeId);

/** Sets the number of seats of a place at an exam. */
export async function saveExamSeats(tx: Queryable, row: ExamSeats): Promise<void> {
  await tx
    .insert(examSeats)
    .values(row)
    .onConflictDoUpdate({ target: [examSeats.itemId, examSeats.placeId], set: { capacity: row.capacity } });
}

/** A field of an exam's form. */
export type ExamField = typeof examFields.$inferSelect;

/** The fields of a company's forms; answers to removed ones are kept with the registrations. */
export const examFieldRows = schoolRows(examFields, [examFields.itemId, examFields.position]);
