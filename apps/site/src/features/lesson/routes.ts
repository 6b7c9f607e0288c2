import type { Route } from '../../routes/route.ts';
import { lazyScreen } from '../../routes/screen.ts';

/** The page of a lesson (specification 2.1). A preview is open to visitors, so the server decides what may be watched. */
export const lessonRoutes: readonly Route[] = [
  {
    id: 'lesson.page',
    path: '/class/type/video/page',
    access: 'visitor',
    title: { zh: '课程学习', en: 'Lesson' },
    screen: lazyScreen(() => import('./LessonPage.tsx')),
    frame: 'focus',
  },
];
