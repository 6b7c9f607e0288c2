import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { readsRows, removesRows, savesRows } from '../../platform/database/rows/writtenRow.ts';
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

/** Reads the exams that a company registers its students for, oldest first. */
export const readExamItems = readsRows(examItems);

/** Writes an exam that the school registers for. @param id undefined for a new one. */
export const saveExamItem = savesRows(examItems);

/** Deletes exams that nobody registers for. */
export const removeExamItems = removesRows(examItems);

/** A course that an exam stands behind. */
export type ExamCourse = typeof examItemCourses.$inferSelect;

/** Reads behind which courses the exams of a company stand. */
export const readExamCourses = (db: Queryable, companyId: string): Promise<ExamCourse[]> =>
  db
    .select()
    .from(examItemCourses)
    .where(eq(examItemCourses.companyId, companyId))
    .orderBy(asc(examItemCourses.itemId), asc(examItemCourses.courseId));

/** Puts an exam behind a course. */
export const saveExamCourse = async (tx: Queryable, row: ExamCourse): Promise<void> =>
  void (await tx.insert(examItemCourses).values(row).onConflictDoNothing());

/** Puts an exam behind a course no longer; registrations stay. */
export const removeExamCourse = async (tx: Queryable, itemId: string, courseId: string): Promise<void> =>
  void (await tx
    .delete(examItemCourses)
    .where(and(eq(examItemCourses.itemId, itemId), eq(examItemCourses.courseId, courseId))));

/** Reads where the exams of a company are held. */
export const readExamProvinces = (db: Queryable, companyId: string): Promise<ExamProvince[]> =>
  db
    .select()
    .from(examProvinces)
    .where(eq(examProvinces.companyId, companyId))
    .orderBy(asc(examProvinces.itemId), asc(examProvinces.provinceCode));

/** Sets when an exam is registered for in a province, and when it is held there. */
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

/** Reads the places where exams of a company are sat. */
export const readExamPlaces = readsRows(examPlaces);

/** Writes a place. @param id undefined for a new one. */
export const saveExamPlace = savesRows(examPlaces);

/** Deletes places that no exam has seats at. */
export const removeExamPlaces = removesRows(examPlaces);

/** Reads how many the places of a company seat at its exams. */
export const readExamSeats = (db: Queryable, companyId: string): Promise<ExamSeats[]> =>
  db
    .select()
    .from(examSeats)
    .where(eq(examSeats.companyId, companyId))
    .orderBy(asc(examSeats.itemId), asc(examSeats.placeId));

/** Sets how many a place seats at an exam. */
export async function saveExamSeats(tx: Queryable, row: ExamSeats): Promise<void> {
  await tx
    .insert(examSeats)
    .values(row)
    .onConflictDoUpdate({
      target: [examSeats.itemId, examSeats.placeId],
      set: { capacity: row.capacity },
    });
}

/** A field of an exam's form. */
export type ExamField = typeof examFields.$inferSelect;

/** Reads the fields of all forms of a company, form by form in their order. */
export const readExamFields = (db: Queryable, companyId: string): Promise<ExamField[]> =>
  db
    .select()
    .from(examFields)
    .where(eq(examFields.companyId, companyId))
    .orderBy(asc(examFields.itemId), asc(examFields.position), asc(examFields.id));

/** Writes a field of a form. @param id undefined for a new one. */
export const saveExamField = savesRows(examFields);

/** Takes fields out of their forms; what was answered stays with the registrations. */
export const removeExamFields = removesRows(examFields);
