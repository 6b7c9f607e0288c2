import type { CourseDetail } from '@lectern/sdk/endpoints/catalogue';
import { and, asc, eq, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { ReadOnly } from '../../platform/database/pool/readOnly.ts';
import { isShownIn } from '../../platform/database/rows/isShownIn.ts';
import type { SchoolViewer } from '../../platform/http/member.ts';
import type { RowOf } from '../../platform/database/rows/rowOf.ts';
import { isInCatalogue } from './cards.repo.ts';
import { type CategoryRow } from './list.repo.ts';
import {
  chapters,
  type Commodity,
  commodities,
  courses,
  type Lesson,
  lessons,
  packageItems,
  packages,
  teachers,
  isCourse,
} from './catalogue.tables.ts';
import { collections, enrolments } from './students.tables.ts';
import { isValidEnrolment } from './cards.repo.ts';

/** A commodity with its course or package. */
export type Target = RowOf<typeof findTarget>;

/** Finds the target of a page; undefined where this company has none or only another school shows it. */
export async function findTarget(db: ReadOnly, viewer: SchoolViewer, commodityId: string) {
  const [row] = await db
    .select({ commodity: commodities, course: courses, package: packages, teacher: teachers })
    .from(commodities)
    .leftJoin(courses, eq(courses.id, commodities.courseId))
    .leftJoin(packages, eq(packages.id, commodities.packageId))
    .leftJoin(teachers, eq(teachers.id, courses.teacherId))
    .where(
      and(
        eq(commodities.companyId, viewer.companyId),
        eq(commodities.id, commodityId),
        isShownIn(viewer.schoolId, commodities.schoolId),
      ),
    );
  return row;
}

/** A chapter with its lessons in order. */
export interface ChapterWithLessons {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
  readonly lessons: readonly Lesson[];
}

/** Reads the chapters and lessons of a course. */
export async function readContents(db: ReadOnly, courseId: string): Promise<ChapterWithLessons[]> {
  const [parts, rows] = await Promise.all([
    db
      .select()
      .from(chapters)
      .where(eq(chapters.courseId, courseId))
      .orderBy(asc(chapters.position), asc(chapters.id)),
    db
      .select()
      .from(lessons)
      .where(eq(lessons.courseId, courseId))
      .orderBy(asc(lessons.position), asc(lessons.id)),
  ]);
  const byChapter = Map.groupBy(rows, (lesson) => lesson.chapterId);
  return parts.map(({ id, name, nameEn }) => ({ id, name, nameEn, lessons: byChapter.get(id) ?? [] }));
}

const inOrder = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Reads the commodities of a package's courses, in the order of study. */
export async function findPackageCourses(
  db: ReadOnly,
  viewer: SchoolViewer,
  packageId: string,
): Promise<string[]> {
  return inOrder(
    await db
      .select({ id: commodities.id })
      .from(packageItems)
      .innerJoin(commodities, and(eq(commodities.courseId, packageItems.courseId), isCourse))
      .where(and(eq(packageItems.packageId, packageId), eq(commodities.companyId, viewer.companyId)))
      .orderBy(asc(packageItems.position)),
  );
}

/** Reads the packages on sale that include a course, cheapest first. */
export async function findPackagesWith(
  db: ReadOnly,
  viewer: SchoolViewer,
  courseId: string,
): Promise<string[]> {
  return inOrder(
    await db
      .select({ id: commodities.id })
      .from(commodities)
      .innerJoin(packageItems, eq(packageItems.packageId, commodities.packageId))
      .where(and(isInCatalogue(viewer), eq(packageItems.courseId, courseId)))
      .orderBy(asc(commodities.priceCents))
      .limit(3),
  );
}

const RELATED = 4;

/**
 * Reads related commodities, without those already included: from the same category first, then from sibling
 * categories, most popular first.
 */
export async function findRelated(
  db: ReadOnly,
  viewer: SchoolViewer,
  commodity: Commodity,
  tree: readonly CategoryRow[],
): Promise<string[]> {
  const parent = tree.find(({ id }) => id === commodity.categoryId)?.parentId ?? commodity.categoryId;
  const near = tree.filter(({ id, parentId }) => id === parent || parentId === parent).map(({ id }) => id);
  if (near.length === 0) return [];
  const own = db
    .select({ courseId: packageItems.courseId })
    .from(packageItems)
    .where(eq(packageItems.packageId, commodity.packageId ?? '0'));
  return inOrder(
    await db
      .select({ id: commodities.id })
      .from(commodities)
      .where(
        and(
          isInCatalogue(viewer),
          ne(commodities.id, commodity.id),
          sql`${commodities.categoryId} in ${near}`,
          commodity.packageId === null
            ? undefined
            : or(isNull(commodities.courseId), notInArray(commodities.courseId, own)),
        ),
      )
      .orderBy(
        sql`(${commodities.categoryId} = ${commodity.categoryId}) desc`,
        sql`${commodities.studentCount} desc nulls last`,
        asc(commodities.id),
      )
      .limit(RELATED),
  );
}

/** A student's own data about a commodity. */
export interface Own {
  readonly isCollected: boolean;
  /** Where the student stopped; null without an enrolment or before the first lesson. */
  readonly lastLessonId: string | null;
}

/** Reads a student's own data about a commodity and its course. */
export async function readOwn(
  db: ReadOnly,
  userId: string,
  commodityId: string,
  courseId: string | null,
): Promise<Own> {
  const [[mark], [enrolment]] = await Promise.all([
    db
      .select({ id: collections.commodityId })
      .from(collections)
      .where(and(eq(collections.userId, userId), eq(collections.commodityId, commodityId))),
    courseId === null
      ? []
      : db
          .select({ lastLessonId: enrolments.lastLessonId })
          .from(enrolments)
          .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId), isValidEnrolment)),
  ]);
  return { isCollected: mark !== undefined, lastLessonId: enrolment?.lastLessonId ?? null };
}

/** Returns the path from the root of the tree to a category. */
export function pathTo(tree: readonly CategoryRow[], id: string): CourseDetail['categories'] {
  const path: CourseDetail['categories'] = [];
  let next: string | null = id;
  // The tree has two levels; the limit of ten guards against a cycle.
  for (let step = 0; next !== null && step < 10; step += 1) {
    const row: CategoryRow | undefined = tree.find((candidate) => candidate.id === next);
    if (row === undefined) break;
    path.unshift({ id: row.id, name: row.name, nameEn: row.nameEn });
    next = row.parentId;
  }
  return path;
}
