import { oneOf, type Reply } from '@lectern/sdk';
import { courses as coursesCall, type MyCourse as MyCourseReply } from '@lectern/sdk/endpoints/course';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { localizedText } from '../../../shared/i18n/localizedText.ts';
import { pageOf } from '../../../shared/routes/pageOf.ts';
import { loadInto } from '../../../shared/loadable.ts';
import { type Listing, readRows } from '../../../shared/rows.ts';
import { courseHref, lessonHref } from '../../../shared/routes/pages.ts';
import { withQuery } from '../../../shared/routes/withQuery.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/** A student's state in a course. */
export type StudyState = 'new' | 'learning' | 'finished' | 'expired';

/** The states in the order of the filter. */
export const studyStates = [
  'learning',
  'new',
  'finished',
  'expired',
] as const satisfies readonly StudyState[];

/** A course of the student. */
export type MyCourse = ReadBy<typeof readMyCourse>;

/** The filter of the list. */
export type MyCoursesFilter = ReadBy<typeof filterOf>;

/** The student's courses. */
export interface MyCoursesState extends Listing<MyCourse> {
  counts: Readonly<Record<StudyState | 'all', number>> | undefined;
}

/** Courses per page. */
export const COURSES_PER_PAGE = 12;

export const myCourses = proxy<MyCoursesState>({ status: 'idle', records: [], total: 0, counts: undefined });

function readMyCourse(course: Reply<MyCourseReply>) {
  const courseId = course.courseId ?? '';
  if (courseId === '') return undefined;
  const commodityId = course.commodityId ?? '';
  const state = course.state ?? 'new';
  const lessonId = course.nextLesson?.lessonId ?? '';
  const href = courseHref(commodityId, courseId);
  return {
    courseId,
    name: localizedText(course.courseName, course.courseNameEn),
    cover: course.cover ?? '',
    kind: course.kind ?? 'recorded',
    teacher: localizedText(course.teacherName, course.teacherNameEn),
    lessonCount: course.lessonCount ?? 0,
    finishedLessons: course.finishedLessons ?? 0,
    progress: course.progressPercent ?? 0,
    state,
    /** The course's own page. */
    href,
    /** Link to continue; the course's page if there is no lesson or access has expired. */
    nextHref: lessonId === '' || state === 'expired' ? href : lessonHref({ commodityId, courseId }, lessonId),
    nextLesson: localizedText(course.nextLesson?.name, course.nextLesson?.nameEn),
    /** UTC; empty if access does not expire. */
    expiresAt: course.expiresAt ?? '',
  };
}

/** Reads the filter from the page's query. */
export function filterOf(search: string) {
  const query = new URLSearchParams(search);
  return {
    state: oneOf(query.get('state'), studyStates, undefined),
    keyword: query.get('keyword') ?? '',
    /** From 1. */
    page: pageOf(query),
  };
}

/** Writes a filter as the page's address. */
export const myCoursesHref = ({ state, keyword, page }: MyCoursesFilter): string =>
  withQuery('#/personal/course/lessons', { state, keyword, page });

const { load } = loadInto(myCourses);

/** Loads the courses of a filter; the previous ones stay visible until the reply arrives. */
export const showMyCourses = prefetched(async ({ state, keyword, page }: MyCoursesFilter): Promise<void> => {
  await load(async () => {
    const reply = await request(coursesCall, {
      pageNo: page,
      pageSize: COURSES_PER_PAGE,
      ...(state !== undefined && { state }),
      ...(keyword !== '' && { keyword }),
    });
    const { all = 0, new: unopened = 0, learning = 0, finished = 0, expired = 0 } = reply.counts;
    return { ...readRows(reply, readMyCourse), counts: { all, new: unopened, learning, finished, expired } };
  }, `own courses ${state} ${page} ${keyword}`);
});
