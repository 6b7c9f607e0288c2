import type { ExamProvinces, ItemIn, ItemTime } from '@lectern/sdk/endpoints/proxyExam';
import { and, asc, eq, exists, isNotNull, notExists, or } from 'drizzle-orm';
import { idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { refused } from '../../platform/http/errors.ts';
import { isValidEnrolment, enrolments } from '../catalogue/index.ts';
import { readDivisions } from '../region/index.ts';
import {
  examItemCourses,
  type ExamItem,
  examItems,
  examProvinces,
  type ExamProvince,
  examSigns,
} from './proxyExam.tables.ts';
import type { MemberNow } from '../../platform/http/member.ts';

/**
 * Whether a student may register: they have one of the courses of the exam, or it has none. For queries on
 * {@link examItems}.
 */
export const mayRegister = (db: Queryable, { userId }: MemberNow) => {
  const behind = () => db.select({ courseId: examItemCourses.courseId }).from(examItemCourses);
  return or(
    notExists(behind().where(eq(examItemCourses.itemId, examItems.id))),
    exists(
      behind()
        .innerJoin(enrolments, eq(enrolments.courseId, examItemCourses.courseId))
        .where(
          and(eq(examItemCourses.itemId, examItems.id), eq(enrolments.userId, userId), isValidEnrolment),
        ),
    ),
  );
};

/** Joins the student's own registration to {@link examItems}. */
export const isOwnSign = ({ userId }: MemberNow) =>
  and(eq(examSigns.itemId, examItems.id), eq(examSigns.userId, userId));

/**
 * Finds an exam for which the student may register or is registered.
 * @throws {BusinessError} code 0 for any other, as for a missing one.
 */
export async function expectItem(db: Queryable, student: MemberNow, { itemId }: ItemIn): Promise<ExamItem> {
  const [row] = await db
    .select({ item: examItems })
    .from(examItems)
    .leftJoin(examSigns, isOwnSign(student))
    .where(
      and(
        eq(examItems.companyId, student.companyId),
        eq(examItems.id, idOrNone(itemId)),
        or(isNotNull(examSigns.id), mayRegister(db, student)),
      ),
    );
  if (row === undefined) throw refused('itemId', '没有找到这项考试');
  return row.item;
}

/** Reads the provinces where an exam is held. */
export function findProvinces(db: Queryable, { id }: Pick<ExamItem, 'id'>): Promise<ExamProvince[]> {
  return db
    .select()
    .from(examProvinces)
    .where(eq(examProvinces.itemId, id))
    .orderBy(asc(examProvinces.provinceCode));
}

/** @throws {BusinessError} code 0 where an exam is not held in this province. */
export async function expectProvince(
  db: Queryable,
  { id }: Pick<ExamItem, 'id'>,
  provinceCode: string,
): Promise<ExamProvince> {
  const [row] = await db
    .select()
    .from(examProvinces)
    .where(and(eq(examProvinces.itemId, id), eq(examProvinces.provinceCode, provinceCode)));
  if (row === undefined) throw refused('provinceCode', '这个省份不开设这项考试');
  return row;
}

/** Whether a province accepts registrations at a moment. */
export const isOpenAt = (
  { startsAt, endsAt }: Pick<ExamProvince, 'startsAt' | 'endsAt'>,
  now: Date,
): boolean => startsAt <= now && now < endsAt;

/** @throws {BusinessError} code 0 where the school accepts no registrations for an exam, or not now. */
export function refuseOutsideTime({ isOpen }: ExamItem, province: ExamProvince, now: Date): void {
  if (!isOpen) throw refused('itemId', '学校暂停了这项考试的报名');
  if (isOpenAt(province, now)) return;
  throw refused('provinceCode', now < province.startsAt ? '报名还没有开始' : '报名时间已过');
}

/** Reads the courses of an exam. */
export async function findCoursesBefore(db: Queryable, { id }: Pick<ExamItem, 'id'>): Promise<string[]> {
  const rows = await db
    .select({ courseId: examItemCourses.courseId })
    .from(examItemCourses)
    .where(eq(examItemCourses.itemId, id));
  return rows.map(({ courseId }) => courseId);
}

/** Formats the times of a province. */
export const presentTime = ({
  startsAt,
  endsAt,
  examAt,
}: Pick<ExamProvince, 'startsAt' | 'endsAt' | 'examAt'>): ItemTime => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  examAt: examAt?.toISOString() ?? null,
});

/** Returns the names of provinces; an unknown code is its own name. */
export async function nameProvinces(codes: readonly string[]): Promise<ExamProvinces> {
  const { provinces } = await readDivisions();
  return codes.map((provinceCode) => ({
    provinceCode,
    provinceName: provinces.find(({ code }) => code === provinceCode)?.name ?? provinceCode,
  }));
}
