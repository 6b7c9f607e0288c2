import { withQuery } from './withQuery.ts';

const of = encodeURIComponent;

/** The address of a course's or package's page; course addresses work for packages too. */
export const courseHref = (commodityId: string, courseId: string, isPackage = false): string =>
  `#/${isPackage ? 'coursePackage' : 'course'}/detail/${of(commodityId)}/${of(courseId || '0')}/contents`;

/** The ids that identify a course in an address. */
export interface CourseIds {
  readonly commodityId?: string | undefined;
  readonly courseId?: string | undefined;
}

/**
 * The address of a lesson of a course.
 * @param at the second of the video to start at.
 */
export const lessonHref = (ids: CourseIds, lessonId?: string, at?: number): string =>
  withQuery('#/class/type/video/page', {
    classTypeId: ids.courseId,
    commodityId: ids.commodityId,
    lessonId,
    at,
  });

/** The address of an open class. */
export const openClassHref = (id: string): string => `#/openCourse/${of(id)}`;

/** The address of a teacher's page. */
export const teacherHref = (id: string): string => `#/teachersdetail/${of(id)}`;

/** The address of a news article. */
export const articleHref = (id: string): string => `#/newsdetails/${of(id)}`;

/** The address of an exam's introduction, before it is entered. */
export const examHref = (id: string): string => `#/lib/subject/exampaper/examintro/${of(id)}`;

/** The address of an exam's result. */
export const examRecordHref = (recordId: string): string =>
  `#/lib/subject/exampaper/record?recordId=${of(recordId)}`;

/** The address at which an exercise or exam is answered. */
export const exerciseHref = (recordId: string): string => `#/lib/subject/doing?recordId=${of(recordId)}`;

/** The address of the report on an exercise. */
export const reportHref = (recordId: string): string => `#/lib/subject/report?recordId=${of(recordId)}`;

/** The address of the cashier for an order. */
export const cashierHref = (orderId: string): string => `#/payment/order?orderId=${of(orderId)}`;
