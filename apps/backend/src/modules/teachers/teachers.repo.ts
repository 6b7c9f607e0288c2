import type { TeacherCard } from '@lectern/sdk/endpoints/teachers';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ReadOnly } from '../../platform/database/pool/readOnly.ts';
import type { Pagination } from '../../platform/http/paging.ts';
import { isInCatalogue, commodities, courses, teachers, isCourse } from '../catalogue/index.ts';
import type { InSchool } from '../../platform/http/member.ts';

const facts = {
  id: teachers.id,
  name: teachers.name,
  nameEn: teachers.nameEn,
  title: teachers.title,
  titleEn: teachers.titleEn,
  portrait: teachers.portrait,
  motto: teachers.motto,
  mottoEn: teachers.mottoEn,
};

const cardColumns = {
  ...facts,
  courseCount: sql<number>`count(${commodities.id})::int`,
  studentCount: sql<number>`coalesce(sum(${commodities.studentCount}), 0)::int`,
};

function cards(db: ReadOnly, reader: InSchool) {
  return db
    .select(cardColumns)
    .from(teachers)
    .leftJoin(courses, eq(courses.teacherId, teachers.id))
    .leftJoin(commodities, and(eq(commodities.courseId, courses.id), isCourse, isInCatalogue(reader)));
}

/** Reads one page of teachers, in the company's order. */
export async function listTeachers(db: ReadOnly, reader: InSchool, page: Pagination): Promise<TeacherCard[]> {
  const order = [asc(teachers.position), asc(teachers.id)];
  // Counts the courses only of the teachers on the page.
  const which = db
    .select({ id: teachers.id })
    .from(teachers)
    .where(eq(teachers.companyId, reader.companyId))
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset);
  return cards(db, reader)
    .where(inArray(teachers.id, which))
    .groupBy(teachers.id)
    .orderBy(...order);
}

/** Counts a company's teachers. */
export const countTeachers = (db: ReadOnly, companyId: string): Promise<number> =>
  db.$count(teachers, eq(teachers.companyId, companyId));

/** Maximum courses on a teacher's page; the card shows their total. */
const MAX_COURSES = 60;

/** Reads one teacher with their commodities, most students first. */
export async function findTeacher(
  db: ReadOnly,
  reader: InSchool,
  id: string,
): Promise<
  { card: TeacherCard; introduction: string; introductionEn: string; commodityIds: string[] } | undefined
> {
  const { introduction, introductionEn } = teachers;
  const [teacher] = await db
    .select({ card: facts, introduction, introductionEn })
    .from(teachers)
    .where(and(eq(teachers.companyId, reader.companyId), eq(teachers.id, id)));
  if (teacher === undefined) return undefined;
  // A teacher may have thousands of courses, so one scan both counts them and selects the top ones.
  const rows = await db
    .select({
      id: commodities.id,
      courseCount: sql<number>`(count(*) filter (where ${isCourse}) over ())::int`,
      studentCount: sql<number>`(sum(${commodities.studentCount}) filter (where ${isCourse}) over ())::int`,
    })
    .from(commodities)
    .innerJoin(courses, eq(courses.id, commodities.courseId))
    .where(and(isInCatalogue(reader), eq(courses.teacherId, id)))
    .orderBy(desc(commodities.studentCount), asc(commodities.id))
    .limit(MAX_COURSES);
  const [first] = rows;
  const card = {
    ...teacher.card,
    courseCount: first?.courseCount ?? 0,
    studentCount: first?.studentCount ?? 0,
  };
  return { ...teacher, card, commodityIds: rows.map((row) => row.id) };
}
