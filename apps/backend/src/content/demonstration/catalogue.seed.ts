import { arrayContains, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import {
  categories,
  chapters,
  commodities,
  courses,
  lessons,
  packageItems,
  packages,
  teachers,
} from '../../modules/catalogue/catalogue.tables.ts';
import { searchTextOf } from '../../modules/catalogue/list.repo.ts';
import { enrolments, reviews } from '../../modules/catalogue/students.tables.ts';
import type {
  CatalogueContent,
  CategoryContent,
  CourseContent,
  PackageContent,
  Words,
} from './data/catalogue/content.ts';
import { huicai } from './data/catalogue/huicai.ts';
import { parseOutline, parseReviews } from './data/catalogue/outline.ts';
import { qinghe } from './data/catalogue/qinghe.ts';
import { coverUrl, portraitUrl } from '../drawing/drawn.ts';

/** The media store's name of the video that every recorded lesson of the demonstration shows. */
export const DEMONSTRATION_VIDEO = 'demonstration';

const DAY_MS = 86_400_000;

/** What stands in the database already, by the content's own keys. */
interface Seeded {
  readonly companyId: string;
  readonly categories: ReadonlyMap<
    string,
    { readonly id: string; readonly motif: CategoryContent['motif']; readonly words: readonly string[] }
  >;
  readonly teachers: ReadonlyMap<string, { readonly id: string; readonly name: Words }>;
  readonly alumni: readonly string[];
}

function found<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The content names "${key}", which is not there`);
  return value;
}

const toHtml = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim()}</p>`)
    .join('');

/** The evening lessons of live courses: 19:30 in Shanghai, the `week`-th week counted from this one. */
function eveningOf(week: number, weekday: number): Date {
  const today = new Date();
  const monday = Date.UTC(
    today.getUTCFullYear(),
    today.getUTCMonth(),
    today.getUTCDate() - ((today.getUTCDay() + 6) % 7),
    11,
    30,
  );
  return new Date(monday + (week * 7 + weekday) * DAY_MS);
}

async function seedCategories(
  tx: Queryable,
  companyId: string,
  content: readonly CategoryContent[],
): Promise<Seeded['categories']> {
  const seeded = new Map<string, { id: string; motif: CategoryContent['motif']; words: readonly string[] }>();
  const seed = async (
    one: Omit<CategoryContent, 'children'>,
    parentId: string | null,
    above: readonly string[],
    position: number,
  ) => {
    const [row] = await tx
      .insert(categories)
      .values({ companyId, parentId, name: one.name[0], nameEn: one.name[1], icon: one.motif, position })
      .returning({ id: categories.id });
    const made = { id: row?.id ?? '', motif: one.motif, words: [...above, ...one.name] };
    seeded.set(one.key, made);
    return made;
  };
  for (const [position, top] of content.entries()) {
    const parent = await seed(top, null, [], position);
    for (const [place, child] of (top.children ?? []).entries())
      await seed(child, parent.id, parent.words, place);
  }
  return seeded;
}

async function seedTeachers(
  tx: Queryable,
  companyId: string,
  content: CatalogueContent['teachers'],
): Promise<Seeded['teachers']> {
  const seeded = new Map<string, { id: string; name: Words }>();
  for (const [position, one] of content.entries()) {
    const [row] = await tx
      .insert(teachers)
      .values({
        companyId,
        name: one.name[0],
        nameEn: one.name[1],
        title: one.title[0],
        titleEn: one.title[1],
        portrait: portraitUrl(one.presents, one.key),
        motto: one.motto[0],
        mottoEn: one.motto[1],
        introduction: one.introduction[0],
        introductionEn: one.introduction[1],
        position,
        sourceKey: `seed:${one.key}`,
      })
      .returning({ id: teachers.id });
    seeded.set(one.key, { id: row?.id ?? '', name: one.name });
  }
  return seeded;
}

async function seedOutline(tx: Queryable, companyId: string, courseId: string, content: CourseContent) {
  const outline = parseOutline(content.outline);
  const all = outline.flatMap((chapter) => chapter.lessons);
  // A live course is a third through: some evenings lie behind, the next is this week.
  const passed = Math.floor(all.length / 3);
  let position = 0;
  for (const [place, chapter] of outline.entries()) {
    const [row] = await tx
      .insert(chapters)
      .values({ companyId, courseId, position: place + 1, name: chapter.name, nameEn: chapter.nameEn })
      .returning({ id: chapters.id });
    const chapterId = row?.id ?? '';
    await tx.insert(lessons).values(
      chapter.lessons.map((lesson) => {
        position += 1;
        const durationSeconds = lesson.minutes * 60;
        const start = eveningOf(position - 1 - passed, content.weekday ?? 3);
        const timing =
          content.kind === 'live'
            ? {
                kind: 'live' as const,
                liveStartsAt: start,
                liveEndsAt: new Date(start.getTime() + durationSeconds * 1000),
              }
            : { kind: 'video' as const };
        const { name, nameEn, isPreview } = lesson;
        return {
          companyId,
          courseId,
          chapterId,
          position,
          name,
          nameEn,
          isPreview,
          durationSeconds,
          videoKey: DEMONSTRATION_VIDEO,
          ...timing,
        };
      }),
    );
  }
  const durationSeconds = all.reduce((sum, lesson) => sum + lesson.minutes * 60, 0);
  await tx.update(courses).set({ lessonCount: all.length, durationSeconds }).where(eq(courses.id, courseId));
}

async function seedReviews(
  tx: Queryable,
  seeded: Seeded,
  courseId: string,
  commodityId: string,
  content: CourseContent,
  seat: number,
) {
  const { companyId, alumni } = seeded;
  const said = parseReviews(content.reviews);
  const authors = said.map((_, place) => alumni[(seat * 5 + place) % alumni.length] ?? '');
  await tx.insert(enrolments).values(
    authors.map((userId) => ({
      companyId,
      userId,
      courseId,
      commodityId,
      source: 'gift' as const,
      progressPercent: 100,
      createdAt: new Date(`${content.published}T04:00:00Z`),
    })),
  );
  await tx.insert(reviews).values(
    said.map((review, place) => ({
      companyId,
      courseId,
      userId: authors[place] ?? '',
      ...review,
      createdAt: new Date(Date.now() - (place * 17 + (seat % 9) * 2 + 2) * DAY_MS - seat * 3_700_000),
    })),
  );
  await tx
    .update(courses)
    .set({ ratingSum: said.reduce((sum, { rating }) => sum + rating, 0), ratingCount: said.length })
    .where(eq(courses.id, courseId));
}

async function seedCourse(
  tx: Queryable,
  seeded: Seeded,
  content: CourseContent,
  seat: number,
): Promise<string> {
  const { companyId } = seeded;
  const category = found(seeded.categories, content.category);
  const teacher = found(seeded.teachers, content.teacher);
  const [name, nameEn] = content.name;
  const [row] = await tx
    .insert(courses)
    .values({
      companyId,
      categoryId: category.id,
      teacherId: teacher.id,
      name,
      nameEn,
      cover: coverUrl(category.motif, content.key),
      kind: content.kind,
      summary: content.summary[0],
      summaryEn: content.summary[1],
      description: toHtml(content.about[0]),
      descriptionEn: toHtml(content.about[1]),
      outcomes: content.outcomes.map(([zh]) => zh),
      outcomesEn: content.outcomes.map(([, en]) => en),
      prerequisites: content.prerequisites?.[0] ?? '',
      prerequisitesEn: content.prerequisites?.[1] ?? '',
      level: content.level,
      language: content.language,
      hours: content.hours,
    })
    .returning({ id: courses.id });
  const courseId = row?.id ?? '';
  const [commodity] = await tx
    .insert(commodities)
    .values({
      companyId,
      type: 1,
      courseId,
      categoryId: category.id,
      kind: content.kind,
      name,
      nameEn,
      searchText: searchTextOf([
        name,
        nameEn,
        ...teacher.name,
        ...category.words,
        content.summary[0],
        content.language,
      ]),
      priceCents: content.price[0] * 100,
      listPriceCents: content.price[1] * 100,
      hasQuestions: content.hasQuestions ?? false,
      studentCount: content.students,
      publishedAt: new Date(`${content.published}T02:00:00Z`),
    })
    .returning({ id: commodities.id });
  await seedOutline(tx, companyId, courseId, content);
  await seedReviews(tx, seeded, courseId, commodity?.id ?? '', content, seat);
  return courseId;
}

async function seedPackage(
  tx: Queryable,
  seeded: Seeded,
  content: PackageContent,
  courseIds: ReadonlyMap<string, string>,
): Promise<void> {
  const { companyId } = seeded;
  const category = found(seeded.categories, content.category);
  const [name, nameEn] = content.name;
  const [row] = await tx
    .insert(packages)
    .values({
      companyId,
      name,
      nameEn,
      cover: coverUrl(category.motif, `package-${content.key}`),
      summary: content.summary[0],
      summaryEn: content.summary[1],
      description: toHtml(content.about[0]),
      descriptionEn: toHtml(content.about[1]),
      outcomes: content.outcomes.map(([zh]) => zh),
      outcomesEn: content.outcomes.map(([, en]) => en),
    })
    .returning({ id: packages.id });
  const packageId = row?.id ?? '';
  await tx.insert(packageItems).values(
    content.courses.map((key, position) => ({
      companyId,
      packageId,
      courseId: found(courseIds, key),
      position: position + 1,
    })),
  );
  const [live] = await tx
    .select({ is: sql<boolean>`bool_or(${courses.kind} = 'live')` })
    .from(packageItems)
    .innerJoin(courses, eq(courses.id, packageItems.courseId))
    .where(eq(packageItems.packageId, packageId));
  await tx.insert(commodities).values({
    companyId,
    type: 2,
    packageId,
    categoryId: category.id,
    kind: live?.is === true ? 'live' : 'recorded',
    name,
    nameEn,
    searchText: searchTextOf([name, nameEn, ...category.words, content.summary[0], '套餐 package bundle']),
    priceCents: content.price[0] * 100,
    listPriceCents: content.price[1] * 100,
    studentCount: content.students,
    publishedAt: new Date(`${content.published}T02:00:00Z`),
  });
}

async function seedCompany(tx: Queryable, content: CatalogueContent): Promise<void> {
  const [company] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(arrayContains(companies.hosts, [content.host]));
  if (company === undefined) throw new Error(`There is no company at ${content.host}`);
  const companyId = company.id;
  const alumni = await tx
    .insert(users)
    .values(
      content.alumni.map((name, place) => ({
        companyId,
        name,
        createdAt: new Date(Date.now() - (place + 200) * DAY_MS),
      })),
    )
    .returning({ id: users.id });
  const seeded: Seeded = {
    companyId,
    categories: await seedCategories(tx, companyId, content.categories),
    teachers: await seedTeachers(tx, companyId, content.teachers),
    alumni: alumni.map(({ id }) => id),
  };
  const courseIds = new Map<string, string>();
  for (const [seat, course] of content.courses.entries())
    courseIds.set(course.key, await seedCourse(tx, seeded, course, seat));
  for (const bundle of content.packages) await seedPackage(tx, seeded, bundle, courseIds);
}

/** Seeds what the two companies of the demonstration teach: subjects, teachers, courses, packages and reviews. */
export async function seedCatalogue(tx: Queryable): Promise<void> {
  for (const content of [qinghe, huicai]) await seedCompany(tx, content);
}
