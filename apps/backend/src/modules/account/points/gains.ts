/** What earns points besides practice, as shown to students. */
export const gains = {
  login: { name: '每日签到', nameEn: 'Daily check-in' },
  lesson: { name: '学完一节课', nameEn: 'A lesson finished' },
  exam: { name: '完成一场考试', nameEn: 'An exam finished' },
} as const;
