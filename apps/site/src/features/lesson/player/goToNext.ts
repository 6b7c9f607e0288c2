import { navigate } from '../../../shared/routes/hashLocation.ts';
import { lessonHref } from '../../../shared/routes/pages.ts';
import type { Lesson } from '../lesson.model.ts';

/** The lesson opened by continuing from the one before it, whose video starts without a press. */
let autoplayLessonId = '';

/** Continues with the next lesson of the course. */
export function goToNext({ commodityId, courseId, nextId }: Lesson): void {
  autoplayLessonId = nextId;
  navigate(lessonHref({ commodityId, courseId }, nextId));
}

/** Whether a lesson was opened by continuing, not by hand. */
export const isContinued = (lessonId: string): boolean => autoplayLessonId === lessonId;
