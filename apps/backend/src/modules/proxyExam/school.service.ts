import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { firstId, type Written } from '../../platform/database/writtenRow.ts';
import {
  examFields,
  type ExamItem,
  examItemCourses,
  examItems,
  examPlaces,
  type ExamProvince,
  examProvinces,
  examSeats,
} from './proxyExam.tables.ts';

/** Reads the exams that a company registers its students for, oldest first. */
export const readExamItems = (db: Queryable, companyId: string): Promise<ExamItem[]> =>
  db.select().from(examItems).where(eq(examItems.companyId, companyId)).orderBy(asc(examItems.id));

/** Writes an exam that the school registers for. @param id undefined for a new one. */
export async function saveExamItem(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: Written<typeof examItems>,
): Promise<string> {
  const returned = { id: examItems.id };
  return firstId(
    id === undefined
      ? await tx
          .insert(examItems)
          .values({ ...values, companyId })
          .returning(returned)
      : await tx.update(examItems).set(values).where(eq(examItems.id, id)).returning(returned),
  );
}

/** Deletes exams that nobody registers for. */
export const removeExamItems = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx.delete(examItems).where(inArray(examItems.id, [...ids])));

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

/** A place where exams are sat. */
export type ExamPlace = typeof examPlaces.$inferSelect;

/** Reads the places where exams of a company are sat. */
export const readExamPlaces = (db: Queryable, companyId: string): Promise<ExamPlace[]> =>
  db.select().from(examPlaces).where(eq(examPlaces.companyId, companyId)).orderBy(asc(examPlaces.id));

/** Writes a place. @param id undefined for a new one. */
export async function saveExamPlace(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: Written<typeof examPlaces>,
): Promise<string> {
  const returned = { id: examPlaces.id };
  return firstId(
    id === undefined
      ? await tx
          .insert(examPlaces)
          .values({ ...values, companyId })
          .returning(returned)
      : await tx.update(examPlaces).set(values).where(eq(examPlaces.id, id)).returning(returned),
  );
}

/** Deletes places that no exam has seats at. */
export const removeExamPlaces = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx.delete(examPlaces).where(inArray(examPlaces.id, [...ids])));

/** How many a place seats at an exam. */
export type ExamSeats = typeof examSeats.$inferSelect;

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
export async function saveExamField(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: Written<typeof examFields>,
): Promise<string> {
  const returned = { id: examFields.id };
  return firstId(
    id === undefined
      ? await tx
          .insert(examFields)
          .values({ ...values, companyId })
          .returning(returned)
      : await tx.update(examFields).set(values).where(eq(examFields.id, id)).returning(returned),
  );
}

/** Takes fields out of their forms; what was answered stays with the registrations. */
export const removeExamFields = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx.delete(examFields).where(inArray(examFields.id, [...ids])));
