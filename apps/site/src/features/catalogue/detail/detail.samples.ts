import type { Detail, Lesson } from './detail.model.ts';
import { sampleCourse } from '../course.samples.ts';

const lesson = (id: string, zh: string, en: string, more: Partial<Lesson> = {}): Lesson => ({
  id,
  name: { zh, en },
  kind: 'video',
  seconds: 1080,
  isPreview: false,
  url: '',
  startsAt: '',
  liveState: '',
  hasReplay: true,
  progress: 'none',
  ...more,
});

/** The page of a course for stories. */
export const sampleDetail: Detail = {
  course: sampleCourse,
  summary: { zh: '跟着一张张图，把函数讲到不用背。', en: 'Functions, picture by picture.' },
  description: { zh: '<p>与必修第一册同步。</p>', en: '<p>In step with the first volume.</p>' },
  outcomes: { zh: ['能用图象解释单调性'], en: ['Explain monotony by a graph'] },
  prerequisites: { zh: '会解一元二次方程', en: 'Quadratic equations' },
  level: 2,
  language: '普通话',
  hours: 36,
  provider: { zh: '', en: '' },
  links: [],
  seconds: 27_840,
  ratingCount: 6,
  categories: [{ id: '2', name: { zh: '高中数学', en: 'Mathematics' } }],
  teacher: undefined,
  chapters: [
    {
      id: '1',
      name: { zh: '集合与逻辑', en: 'Sets and logic' },
      lessons: [
        lesson('1', '从一堆东西到一个集合', 'From a heap of things to a set', {
          isPreview: true,
          progress: 'finished',
        }),
        lesson('2', '集合之间：包含与相等', 'Between sets', { progress: 'started' }),
        lesson('3', '交、并、补与韦恩图', 'Intersection, union, complement'),
      ],
    },
    {
      id: '2',
      name: { zh: '直播答疑', en: 'Live questions' },
      lessons: [
        lesson('4', '第一次答疑', 'First session', {
          kind: 'live',
          startsAt: '2026-11-14T11:30:00Z',
          liveState: 'finished',
        }),
        lesson('5', '第二次答疑', 'Second session', {
          kind: 'live',
          startsAt: '2026-11-21T11:30:00Z',
          liveState: 'now',
        }),
        lesson('6', '第三次答疑', 'Third session', {
          kind: 'live',
          startsAt: '2026-11-28T11:30:00Z',
          liveState: 'upcoming',
        }),
      ],
    },
  ],
  packageCourses: [],
  inPackages: [],
  related: [],
  isOnSale: true,
  isCollected: false,
  nextLessonId: '',
};

/** The same page for a student who owns the course. */
export const ownedDetail: Detail = {
  ...sampleDetail,
  course: { ...sampleCourse, isOwned: true, progress: 42 },
  chapters: sampleDetail.chapters.slice(0, 1),
  nextLessonId: '2',
};
