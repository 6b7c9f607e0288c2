import type { Lesson, LessonItem } from './lesson.model.ts';

const item = (id: string, zh: string, en: string, more: Partial<LessonItem> = {}): LessonItem => ({
  id,
  name: { zh, en },
  kind: 'video',
  seconds: 1080,
  isPreview: false,
  isOpen: true,
  ...more,
});

/** A lesson of a course that the student owns, for stories. */
export const sampleLesson: Lesson = {
  id: '2',
  courseId: '1',
  commodityId: '1',
  courseName: { zh: '高等数学（上）：极限、导数与积分', en: 'Calculus I' },
  name: { zh: '数列的极限', en: 'Limits of sequences' },
  kind: 'video',
  priceCents: 34_900,
  chapters: [
    {
      id: '1',
      name: { zh: '极限', en: 'Limits' },
      lessons: [
        item('1', '极限的直观含义', 'What a limit looks like', { isPreview: true }),
        item('2', '数列的极限', 'Limits of sequences'),
      ],
    },
    {
      id: '2',
      name: { zh: '导数', en: 'Derivatives' },
      lessons: [
        item('3', '切线与变化率', 'Tangents and rates of change'),
        item('4', '直播答疑', 'Live questions', { kind: 'live' }),
      ],
    },
  ],
  access: 'open',
  media: undefined,
  linkUrl: '',
  live: undefined,
  isMeeting: false,
  problem: undefined,
  positionSeconds: 0,
  previousId: '1',
  nextId: '3',
};

/** The same for a student who has not bought it. */
export const lockedLesson: Lesson = {
  ...sampleLesson,
  access: 'buy',
  chapters: sampleLesson.chapters.map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map((lesson) => ({ ...lesson, isOpen: lesson.isPreview })),
  })),
};
