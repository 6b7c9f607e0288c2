import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { rowReader, rowDeleter, rowSaver } from '../../platform/database/rows/writtenRow.ts';
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

/** Reads the exams for which a company registers its students, oldest first. */
export const readExamItems = rowReader(examItems, examItems.id);

/** Inserts or updates an exam. @param id undefined for a new one. */
export const saveExamItem = rowSaver(examItems);

/** Deletes exams without registrations. */
export const removeExamItems = rowDeleter(examItems);

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

/** Reads the places where a company's exams are held. */
export const readExamPlaces = rowReader(examPlaces, examPlaces.id);

/** Inserts or updates a place. @param id undefined for a new one. */
export const saveExamPlace = rowSaver(examPlaces);

/** Deletes places that have no seats at any exam. */
export const removeExamPlaces = rowDeleter(examPlaces);

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

/** Reads the fields of all of a company's forms, in order by form. */
export const readExamFields = rowReader(examFields, examFields.itemId, examFields.position, examFields.id);

/** Inserts or updates a field of a form. @param id undefined for a new one. */
export const saveExamField = rowSaver(examFields);

/** Deletes fields from their forms; answers are kept with the registrations. */
export const removeExamFields = rowDeleter(examFields);
