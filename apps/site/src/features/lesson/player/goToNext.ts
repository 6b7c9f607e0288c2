import { navigate } from '../../../shared/routes/hashLocation.ts';
import { lessonHref } from '../../../shared/routes/pages.ts';
import type { Lesson } from '../lesson.model.ts';

/** The lesson that one before it led to, whose video plays on without a press. */
let wanted = '';

/** Goes on with the next lesson of the course. */
export function goToNext({ commodityId, courseId, nextId }: Lesson): void {
  wanted = nextId;
  navigate(lessonHref({ commodityId, courseId }, nextId));
}

/** Whether a lesson was gone on to, and not opened by hand. */
export const isGoneOnTo = (lessonId: string): boolean => wanted === lessonId;
