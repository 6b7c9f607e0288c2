import { inBoth } from '../../shared/i18n/inBoth.ts';

export const testimonialTexts = inBoth({
  title: ['学员心声', 'Student voices'],
  lead: [
    '学完的人怎么说：从哪里开始，卡在哪里，最后走到哪里。',
    'Those who finished tell where they began, where they were stuck and where they got.',
  ],
  failed: ['学员心声没有加载出来', 'The stories could not be loaded'],
  none: ['还没有学员心声', 'No stories yet'],
  noneHelp: ['第一个故事也许就是你的。', 'The first may be yours.'],
  toCourses: ['去看课程', 'See the courses'],
  of: (course: string) => [`学过：${course}`, `Course: ${course}`],
});
