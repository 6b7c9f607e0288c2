import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/**
 * The page of a lesson, and the live room's own address. Visitors may open a preview, so the server decides
 * what may be watched.
 */
export const lessonRoutes: readonly Route[] = [
  {
    id: 'lesson.page',
    path: '/class/type/video/page',
    access: 'visitor',
    title: { zh: '课程学习', en: 'Lesson' },
    load: [
      {
        call: 'learning.lesson',
        input: { classTypeId: '?classTypeId', lessonId: '?lessonId' },
        besides: ['?commodityId', '?at|0'],
      },
    ],
    screen: lazyScreen(() => import('./LessonPage.tsx')),
    isRenderedAnew: true,
    frame: 'focus',
  },
  {
    id: 'lesson.liveRoom',
    path: '/classModule/toLiveroom',
    access: 'student',
    title: { zh: '直播间', en: 'Live room' },
    screen: lazyScreen(() => import('./LiveRoomPage.tsx')),
    isRenderedAnew: true,
    frame: 'focus',
  },
];
