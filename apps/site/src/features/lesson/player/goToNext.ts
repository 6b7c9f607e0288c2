import { navigate } from '../../../shared/routes/hashLocation.ts';
import { lessonHref } from '../../catalogue/index.ts';
import type { Lesson } from '../lesson.model.ts';

/** Goes on with the next lesson of the course. */
export function goToNext({ commodityId, courseId, nextId }: Lesson): void {
  navigate(lessonHref({ commodityId, courseId }, nextId));
}
