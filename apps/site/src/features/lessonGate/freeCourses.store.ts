import { courses } from '@lectern/sdk/endpoints/course';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { localizedText, type LocalizedText } from '../../shared/i18n/localizedText.ts';
import { lessonHref } from '../../shared/routes/pages.ts';

/** A free course that was never opened. */
export interface FreeCourse {
  readonly id: string;
  readonly name: LocalizedText;
  readonly href: string;
}

/** The courses of the free-course dialog; empty until loaded. */
export const freeCourses = proxy<{ courses: readonly FreeCourse[] }>({ courses: ref([]) });

/** Maximum number shown in the dialog; the rest is in the student's own list. */
const MAX_SHOWN = 20;

/** Finds free courses among the student's courses. The dialog also works if they cannot be loaded. */
export async function loadFreeCourses(): Promise<void> {
  freeCourses.courses = ref([]);
  try {
    const reply = await request(courses, { state: 'new', pageNo: 1, pageSize: MAX_SHOWN });
    const free = reply.records.filter(({ source }) => source === 'gift' || source === 'free');
    freeCourses.courses = ref(
      free.map((course) => ({
        id: course.courseId ?? '',
        name: localizedText(course.courseName, course.courseNameEn),
        href: lessonHref(
          { commodityId: course.commodityId ?? '', courseId: course.courseId ?? '' },
          course.nextLesson?.lessonId ?? '',
        ),
      })),
    );
  } catch {
    // The dialog then links to the student's courses without naming them.
  }
}
