import type { Banner, Notice, SchoolNumbers } from '@lectern/sdk/endpoints/home';
import { and, asc, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ReadOnly } from '../../platform/database/pool/readOnly.ts';
import { isInCatalogue, commodities, courses, teachers, isCourse } from '../catalogue/index.ts';
import { isShownIn } from '../../platform/database/rows/isShownIn.ts';
import type { InSchool } from '../../platform/http/member.ts';
import { banners, notices, type Shelf, shelves } from './home.tables.ts';

interface Placed {
  readonly companyId: AnyPgColumn;
  readonly schoolId: AnyPgColumn;
}

function placedFor(table: Placed, { companyId, schoolId }: InSchool): SQL | undefined {
  return and(eq(table.companyId, companyId), isShownIn(schoolId, table.schoolId));
}

/** Returns the school's own rows, or the company's where the school has none. */
function ownOrCompanyRows<Row extends { readonly schoolId: string | null }>(
  rows: readonly Row[],
): readonly Row[] {
  const own = rows.filter((row) => row.schoolId !== null);
  return own.length > 0 ? own : rows;
}

/** Reads the pictures at the top of the page. */
export async function readBanners(db: ReadOnly, reader: InSchool): Promise<Banner[]> {
  const rows = await db
    .select()
    .from(banners)
    .where(placedFor(banners, reader))
    .orderBy(asc(banners.position), asc(banners.id));
  return ownOrCompanyRows(rows).map(
    ({ companyId: _, schoolId: __, position: ___, sourceKey: ____, ...banner }) => banner,
  );
}

/** Reads the current notice; of several, the school's own takes precedence, then the newest. */
export async function readNotice(db: ReadOnly, reader: InSchool, now: Date): Promise<Notice | null> {
  const [notice] = await db
    .select({ id: notices.id, text: notices.text, textEn: notices.textEn, route: notices.route })
    .from(notices)
    .where(
      and(
        placedFor(notices, reader),
        lte(notices.startsAt, now),
        or(isNull(notices.endsAt), gt(notices.endsAt, now)),
      ),
    )
    .orderBy(sql`${notices.schoolId} is null`, desc(notices.startsAt))
    .limit(1);
  return notice ?? null;
}

/** Reads the shelves of the home page, in their order. */
export async function readShelves(db: ReadOnly, reader: InSchool): Promise<readonly Shelf[]> {
  const rows = await db
    .select()
    .from(shelves)
    .where(placedFor(shelves, reader))
    .orderBy(asc(shelves.position), asc(shelves.id));
  return ownOrCompanyRows(rows);
}

/** Counts the school's courses, lessons, students and teachers for the page. */
export async function countSchool(db: ReadOnly, reader: InSchool): Promise<SchoolNumbers> {
  const [shown, [people]] = await Promise.all([
    db
      .select({
        courseCount: sql<number>`count(*)::int`,
        lessonCount: sql<number>`coalesce(sum(${courses.lessonCount}), 0)::int`,
        studentCount: sql<number>`coalesce(sum(${commodities.studentCount}), 0)::int`,
      })
      .from(commodities)
      .innerJoin(courses, eq(courses.id, commodities.courseId))
      .where(and(isInCatalogue(reader), isCourse)),
    db
      .select({ teacherCount: sql<number>`count(*)::int` })
      .from(teachers)
      .where(eq(teachers.companyId, reader.companyId)),
  ]);
  const { courseCount = 0, lessonCount = 0, studentCount = 0 } = shown[0] ?? {};
  return { courseCount, lessonCount, studentCount, teacherCount: people?.teacherCount ?? 0 };
}
