import type { CourseCardProps } from '@lectern/ui/CourseCard';
import type { Texts } from '@lectern/ui/locale';

interface SchoolPageTexts {
  title: string;
  lead: string;
  start: string;
  look: string;
  shelf: string;
  all: string;
  courses: readonly Omit<CourseCardProps, 'href'>[];
}

export const schoolPageTexts: Texts<SchoolPageTexts> = {
  zh: {
    title: '把每一门课都学到会',
    lead: '名师直播与录播课程，真题题库与讲解。先试听，再决定；随时开始，学到会为止。',
    start: '开始学习',
    look: '看看课程',
    shelf: '最近大家在学',
    all: '查看全部',
    courses: [
      {
        title: '高一数学：从集合到导数',
        kind: '直播课',
        teacher: '林老师',
        lessonCount: 36,
        priceCents: 39900,
        originalCents: 59900,
      },
      { title: '英语写作二十讲', kind: '录播课', teacher: '何老师', lessonCount: 20, priceCents: 0 },
      { title: '会计初级考前冲刺', kind: '套餐', teacher: '周敏', lessonCount: 48, priceCents: 128000 },
      { title: '高三物理实验专题', kind: '录播课', teacher: '陈师傅', lessonCount: 12, progress: 42 },
    ],
  },
  en: {
    title: 'Learn every course until it sits',
    lead: 'Live and recorded lessons by good teachers, papers with explanations. Listen first, decide later, start at any time.',
    start: 'Start learning',
    look: 'Browse courses',
    shelf: 'What others learn now',
    all: 'See all',
    courses: [
      {
        title: 'Mathematics: from sets to derivatives',
        kind: 'Live',
        teacher: 'Lin Mo',
        lessonCount: 36,
        priceCents: 39900,
        originalCents: 59900,
      },
      {
        title: 'Twenty lessons in writing English',
        kind: 'Recorded',
        teacher: 'Harriet Lane',
        lessonCount: 20,
        priceCents: 0,
      },
      {
        title: 'Accounting, the last month before the exam',
        kind: 'Bundle',
        teacher: 'Zhou Min',
        lessonCount: 48,
        priceCents: 128000,
      },
      { title: 'Physics by experiment', kind: 'Recorded', teacher: 'Chen Bo', lessonCount: 12, progress: 42 },
    ],
  },
};
