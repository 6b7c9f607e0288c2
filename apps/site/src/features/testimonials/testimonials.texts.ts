const zh = {
  title: '学员心声',
  lead: '学完的人怎么说：从哪里开始，卡在哪里，最后走到哪里。',
  failed: '学员心声没有加载出来',
  none: '还没有学员心声',
  noneHelp: '第一个故事也许就是你的。',
  toCourses: '去看课程',
  of: (course: string) => `学过：${course}`,
};

const en: typeof zh = {
  title: 'Student voices',
  lead: 'Those who finished tell where they began, where they were stuck and where they got.',
  failed: 'The stories could not be loaded',
  none: 'No stories yet',
  noneHelp: 'The first may be yours.',
  toCourses: 'See the courses',
  of: (course) => `Course: ${course}`,
};

export const testimonialTexts = { zh, en };
