import { courses } from '@lectern/sdk/endpoints/course';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { words, type Words } from '../../shared/i18n/words.ts';
import { lessonHref } from '../../shared/routes/pages.ts';

/** A course that came for free and was never opened. */
export interface FreeCourse {
  readonly id: string;
  readonly name: Words;
  readonly href: string;
}

/** What the window of free courses offers; empty until it is known. */
export const freeCourses = proxy<{ courses: readonly FreeCourse[] }>({ courses: ref([]) });

/** Enough for a window; the rest stands in the student's own list. */
const MOST = 20;

/** Finds them among the student's courses. The window says so much as it knows, also where they cannot be had. */
export async function loadFreeCourses(): Promise<void> {
  freeCourses.courses = ref([]);
  try {
    const reply = await request(courses, { state: 'new', pageNo: 1, pageSize: MOST });
    const free = reply.records.filter(({ source }) => source === 'gift' || source === 'free');
    freeCourses.courses = ref(
      free.map((course) => ({
        id: course.courseId ?? '',
        name: words(course.courseName, course.courseNameEn),
        href: lessonHref(
          { commodityId: course.commodityId ?? '', courseId: course.courseId ?? '' },
          course.nextLesson?.lessonId ?? '',
        ),
      })),
    );
  } catch {
    // The window leads to the student's courses without naming them.
  }
}
