import type {
  AddedReview,
  AddReviewIn,
  CategoryTree,
  Collected,
  CollectIn,
  CourseDetail,
  CourseDetailIn,
  CourseList,
  CourseListIn,
  EnrolFreeIn,
  EnrolledFree,
  LessonRow,
  ReviewList,
  ReviewListIn,
} from '@lectern/sdk/endpoints/catalogue';
import { and, eq } from 'drizzle-orm';
import { isId } from '../../platform/database/columns.ts';
import type { ReadOnly } from '../../platform/database/pool/readOnly.ts';
import { batchedReads } from '../../platform/http/sharedWork/batchedReads.ts';
import type { Context, StaleReadContext, UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { pageOf } from '../../platform/http/paging.ts';
import { findByText, findNear, type Seeker } from '../searchIndex/index.ts';
import { shownName } from '../../platform/http/author.ts';
import type { SchoolViewer } from '../../platform/http/member.ts';
import { cardsOf } from './cards.repo.ts';
import {
  findPackageCourses,
  findPackagesWith,
  findRelated,
  findTarget,
  pathTo,
  readContents,
  readOwn,
  type Target,
} from './detail.repo.ts';
import { enrol } from './enrol.service.ts';
import { facetsOf, findList, readCategories } from './list.repo.ts';
import { lessonProgress } from './lessonProgress.ts';
import { presentChapters, presentFacts, presentTeacher } from './present.ts';
import { mayReview, readDistribution, readReviews } from './reviews.repo.ts';
import { insertReview } from './reviews.service.ts';
import type { Course } from './catalogue.tables.ts';
import { collections } from './students.tables.ts';
import { studyGate } from './studyGate.ts';

/** Returns the viewer, from the context alone. */
export const viewerOf = ({ company, school, user }: StaleReadContext): SchoolViewer => ({
  companyId: company.id,
  schoolId: school.id,
  userId: user?.id,
});

const DEFAULT_PAGE_SIZE = 12;

const batched = batchedReads<CourseList>();

/**
 * Answers `catalogue.list`. A category of another company is empty. Concurrent visitors of a school with the
 * same request share one read.
 */
export function listCourses(input: CourseListIn, context: StaleReadContext): Promise<CourseList> {
  const viewer = viewerOf(context);
  const read = (): Promise<CourseList> =>
    searchList(input, context.db, { ...viewer, now: context.clock.now() });
  if (viewer.userId !== undefined) return read();
  return batched(context.db, JSON.stringify([viewer, Object.entries(input).toSorted()]), read);
}

/** Reads a list. A text also matches pinyin; where nothing matches, similar texts with a typing mistake do. */
async function searchList(input: CourseListIn, db: ReadOnly, seeker: Seeker): Promise<CourseList> {
  const { courseName = '' } = input;
  const bySound = /[a-z]{2}/i.test(courseName)
    ? await findByText(db, seeker, ['course'], courseName)
    : undefined;
  const list = await readList(input, db, seeker, bySound?.get('course'));
  if (list.total > 0 || courseName.trim() === '') return list;
  const near = (await findNear(db, seeker, ['course'], courseName)).get('course');
  return near === undefined ? list : readList(input, db, seeker, near);
}

async function readList(
  filters: CourseListIn,
  db: ReadOnly,
  viewer: SchoolViewer,
  alsoFound: readonly string[] = [],
): Promise<CourseList> {
  const input = { ...filters, alsoFound };
  const tree = await readCategories(db, viewer.companyId);
  const page = { sort: input.sort ?? 'popular', ...pageOf(input, DEFAULT_PAGE_SIZE) };
  const { ids, groups } = await findList(db, viewer, input, tree, page);
  return { ...facetsOf(groups, input, tree), records: await cardsOf(db, viewer, ids) };
}

/** Answers `catalogue.categories`. */
export async function categoryTree(_: object, { db, company }: StaleReadContext): Promise<CategoryTree> {
  const rows = await readCategories(db, company.id);
  const under = (parent: string | null) =>
    rows
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, name, nameEn, icon }) => ({ id, name, nameEn, icon }));
  return under(null).map((top) => ({ ...top, children: under(top.id) }));
}

async function targetOf(context: StaleReadContext, commodityId: string): Promise<Target> {
  const target = isId(commodityId) ? await findTarget(context.db, viewerOf(context), commodityId) : undefined;
  if (target === undefined) throw new BusinessError('0', '没有找到这门课程，它可能已经下架');
  return target;
}

/** Returns the first unfinished lesson, starting at the one where the student stopped. */
function nextLesson(lessons: readonly LessonRow[], lastLessonId: string | null): string | null {
  const last = Math.max(
    0,
    lessons.findIndex(({ lessonId }) => lessonId === lastLessonId),
  );
  const fromLast = [...lessons.slice(last), ...lessons.slice(0, last)];
  return (fromLast.find(({ progress }) => progress !== 'finished') ?? fromLast[0])?.lessonId ?? null;
}

/** Tells whether a gate is closed before a student's own course. */
async function isGated(context: StaleReadContext, course: Course | null): Promise<boolean> {
  if (context.user === undefined || course === null) return false;
  const { user, services } = context;
  return (
    (await services.get(studyGate).closedFor({ ...context, user }, { courseId: course.id })) !== undefined
  );
}

/** Answers `catalogue.detail`. A course not on sale is shown only to students who have it. */
export async function courseDetail(input: CourseDetailIn, context: StaleReadContext): Promise<CourseDetail> {
  const { db, clock } = context;
  const viewer = viewerOf(context);
  const target = await targetOf(context, input.commodityId);
  const { commodity, course } = target;
  const tree = await readCategories(db, viewer.companyId);

  const [[card], contents, progress, own, packageCourses, inPackages, related] = await Promise.all([
    cardsOf(db, viewer, [commodity.id]),
    course === null ? [] : readContents(db, course.id),
    context.user === undefined || course === null
      ? new Map<string, LessonRow['progress']>()
      : context.services.get(lessonProgress).read(context.db, context.user.id, course.id),
    viewer.userId === undefined
      ? { isCollected: false, lastLessonId: null }
      : readOwn(db, viewer.userId, commodity.id, course?.id ?? null),
    commodity.packageId === null
      ? []
      : findPackageCourses(db, viewer, commodity.packageId).then((ids) => cardsOf(db, viewer, ids)),
    course === null ? [] : findPackagesWith(db, viewer, course.id).then((ids) => cardsOf(db, viewer, ids)),
    findRelated(db, viewer, commodity, tree).then((ids) => cardsOf(db, viewer, ids)),
  ]);
  if (card === undefined) throw new BusinessError('0', '没有找到这门课程，它可能已经下架');

  const hasPages = contents.some(({ lessons }) => lessons.some(({ kind }) => kind === 'link'));
  const chapters = presentChapters(contents, {
    now: clock.now(),
    isOpen: (card.owned || card.freeFlag === 1) && !(hasPages && (await isGated(context, course))),
    progressOf: (lessonId) => progress.get(lessonId) ?? 'none',
  });
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  return {
    ...presentFacts(target),
    course: card,
    categories: pathTo(tree, commodity.categoryId),
    teacher: presentTeacher(target.teacher),
    chapters,
    packageCourses,
    inPackages,
    related,
    isOnSale: commodity.isOnSale,
    isCollected: own.isCollected,
    nextLessonId: card.owned ? nextLesson(lessons, own.lastLessonId) : null,
  };
}

const DEFAULT_REVIEWS = 5;

/** Answers `catalogue.reviews`. */
export async function listReviews(input: ReviewListIn, { db, company, user }: Context): Promise<ReviewList> {
  const { courseId, rating } = input;
  if (!isId(courseId))
    return { total: 0, average: 0, distribution: [0, 0, 0, 0, 0], records: [], canReview: false };
  const [distribution, rows, canReview] = await Promise.all([
    readDistribution(db, company.id, courseId),
    readReviews(db, company.id, courseId, { rating, ...pageOf(input, DEFAULT_REVIEWS) }),
    user === undefined ? false : mayReview(db, user.id, courseId),
  ]);
  const all = distribution.reduce((sum, number) => sum + number, 0);
  const stars = distribution.reduce((sum, number, index) => sum + number * (index + 1), 0);
  return {
    total: rating === undefined ? all : (distribution[rating - 1] ?? 0),
    average: all === 0 ? 0 : Math.round((stars / all) * 10) / 10,
    distribution,
    records: rows.map(({ userId, createdAt, name, nickName, ...row }) => ({
      ...row,
      // Whoever bought a course is shown to students as to visitors.
      authorName: shownName({ name, nickName }, { userId: undefined }),
      createdAt: createdAt.toISOString(),
      isMine: userId === user?.id,
    })),
    canReview,
  };
}

/** Answers `catalogue.addReview`. */
export async function addReview(input: AddReviewIn, context: UserContext): Promise<AddedReview> {
  const { company, user, clock } = context;
  const { courseId, rating } = input;
  const content = input.content.trim();
  if ([...content].length < 5) throw new BusinessError('0', '评价至少写 5 个字');
  if (!isId(courseId)) throw new BusinessError('0', '没有找到这门课程');
  const id = await context.transaction(async (tx) =>
    (await mayReview(tx, user.id, courseId))
      ? insertReview(tx, {
          companyId: company.id,
          courseId,
          userId: user.id,
          rating,
          content,
          createdAt: clock.now(),
        })
      : undefined,
  );
  if (id === undefined) throw new BusinessError('0', '拥有课程的同学可以评价一次');
  return { id };
}

/** Answers `catalogue.collect`. */
export async function collectCommodity(
  { commodityId, isCollected }: CollectIn,
  context: UserContext,
): Promise<Collected> {
  const { company, user, db, clock } = context;
  const { commodity } = await targetOf(context, commodityId);
  if (isCollected) {
    await db
      .insert(collections)
      .values({ companyId: company.id, userId: user.id, commodityId: commodity.id, createdAt: clock.now() })
      .onConflictDoNothing();
  } else {
    await db
      .delete(collections)
      .where(and(eq(collections.userId, user.id), eq(collections.commodityId, commodity.id)));
  }
  return { isCollected };
}

/** Answers `catalogue.enrolFree`. Enrolling again is not an error. */
export async function enrolFree({ commodityId }: EnrolFreeIn, context: UserContext): Promise<EnrolledFree> {
  const { company, user, clock } = context;
  const { commodity, course } = await targetOf(context, commodityId);
  if (!commodity.isOnSale) throw new BusinessError('0', '这门课程已经下架');
  if (commodity.priceCents > 0) throw new BusinessError('0', '这门课程需要购买');
  await context.transaction((tx) =>
    enrol(tx, {
      companyId: company.id,
      userId: user.id,
      commodityId: commodity.id,
      source: 'free',
      now: clock.now(),
    }),
  );
  const [first] =
    course === null ? [] : (await readContents(context.db, course.id)).flatMap(({ lessons }) => lessons);
  return { courseId: course?.id ?? commodity.packageId ?? '', nextLessonId: first?.id ?? null };
}
