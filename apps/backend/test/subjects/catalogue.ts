import {
  categories,
  chapters,
  commodities,
  courses,
  lessons,
  packageItems,
  packages,
} from '../../src/modules/catalogue/catalogue.tables.ts';
import { eq } from 'drizzle-orm';
import { enrol } from '../../src/modules/catalogue/index.ts';
import type { User } from '../../src/platform/database/tables/users.tables.ts';
import type { TestApp } from '../createTestApp.ts';

/** A test's course. */
export interface CatalogueCourse {
  readonly courseId: string;
  readonly commodityId: string;
  readonly lessonIds: readonly string[];
}

/** Properties of a test's course. */
export interface CourseOptions {
  /** Cents. @defaultValue 19900 */
  readonly priceCents?: number;
  readonly name?: string;
  /** One for each lesson. @defaultValue two lessons with the demonstration's video, the first one a preview */
  readonly lessons?: readonly Partial<typeof lessons.$inferInsert>[];
}

const VIDEO = { kind: 'video', videoKey: 'demonstration', durationSeconds: 54 } as const;

function first<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('Nothing was inserted');
  return row;
}

/** Adds a course with its lessons to a company. */
export async function addCourse(
  app: TestApp,
  companyId: string,
  options: CourseOptions = {},
): Promise<CatalogueCourse> {
  const { db } = app.parts.connection;
  const {
    priceCents = 19_900,
    name = '极限入门',
    lessons: lessonOptions = [{ ...VIDEO, isPreview: true }, VIDEO],
  } = options;
  const category = first(await db.insert(categories).values({ companyId, name: '数学' }).returning());
  const course = first(
    await db
      .insert(courses)
      .values({
        companyId,
        categoryId: category.id,
        name,
        kind: 'recorded',
        lessonCount: lessonOptions.length,
      })
      .returning(),
  );
  const commodity = first(
    await db
      .insert(commodities)
      .values({
        companyId,
        type: 1,
        courseId: course.id,
        categoryId: category.id,
        kind: 'recorded',
        name,
        priceCents,
        listPriceCents: priceCents,
      })
      .returning(),
  );
  const chapter = first(
    await db
      .insert(chapters)
      .values({ companyId, courseId: course.id, position: 1, name: '第一章' })
      .returning(),
  );
  const rows = await db
    .insert(lessons)
    .values(
      lessonOptions.map((lesson, index) => ({
        kind: 'video' as const,
        name: `第 ${index + 1} 课`,
        ...lesson,
        companyId,
        courseId: course.id,
        chapterId: chapter.id,
        position: index + 1,
      })),
    )
    .returning();
  return { courseId: course.id, commodityId: commodity.id, lessonIds: rows.map(({ id }) => id) };
}

/** Adds courses that are also sold as one package. */
export async function addPackage(
  app: TestApp,
  companyId: string,
  members: readonly Pick<CatalogueCourse, 'courseId'>[],
  price: { readonly priceCents: number; readonly listPriceCents: number },
): Promise<{ readonly packageId: string; readonly commodityId: string }> {
  const { db } = app.parts.connection;
  const { id: packageId } = first(await db.insert(packages).values({ companyId, name: '合集' }).returning());
  await db
    .insert(packageItems)
    .values(members.map(({ courseId }, index) => ({ companyId, packageId, courseId, position: index + 1 })));
  const { categoryId } = first(
    await db
      .select()
      .from(courses)
      .where(eq(courses.id, members[0]?.courseId ?? '')),
  );
  const sold = { companyId, packageId, categoryId, type: 2, kind: 'recorded', name: '合集' } as const;
  const commodity = first(
    await db
      .insert(commodities)
      .values({ ...sold, ...price })
      .returning(),
  );
  return { packageId, commodityId: commodity.id };
}

/** Gives a student a course, or all of a package, as an order does. */
export const giveCourse = (
  { parts, clock }: TestApp,
  { companyId, id }: User,
  commodityId: string,
): Promise<unknown> =>
  enrol(parts.connection.db, { companyId, userId: id, commodityId, source: 'order', now: clock.now() });

/** Adds many courses without lessons to a company at once, and returns their commodities. */
export async function addCourses(app: TestApp, companyId: string, count: number): Promise<string[]> {
  const { db } = app.parts.connection;
  const category = first(await db.insert(categories).values({ companyId, name: '数学' }).returning());
  const one = { companyId, categoryId: category.id, name: '极限入门', kind: 'recorded' as const };
  const made = await db
    .insert(courses)
    .values(Array.from({ length: count }, () => one))
    .returning();
  const sold = await db
    .insert(commodities)
    .values(
      made.map(({ id: courseId }) => ({
        ...one,
        type: 1 as const,
        courseId,
        priceCents: 1_000,
        listPriceCents: 1_000,
      })),
    )
    .returning();
  return sold.map(({ id }) => id);
}
