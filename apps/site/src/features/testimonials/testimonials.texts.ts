import { inBoth } from '@lectern/ui/locale';

export const testimonialTexts = inBoth({
  title: ['学员心声', 'Student stories'],
  lead: [
    '学完的人怎么说：从哪里开始，卡在哪里，最后走到哪里。',
    'Students share where they started, where they struggled and how far they have come.',
  ],
  failed: ['学员心声没有加载出来', 'Student stories could not be loaded'],
  empty: ['还没有学员心声', 'No student stories yet'],
  noneHelp: ['第一个故事也许就是你的。', 'The first one could be yours.'],
  toCourses: ['去看课程', 'Browse courses'],
  courseTaken: (course: string) => [`学过：${course}`, `Course: ${course}`],
});
