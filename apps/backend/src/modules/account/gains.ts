/** What students get points for besides practice, as they read of it. */
export const gains = {
  login: { name: '每日签到', limitPerDay: 1 },
  lesson: { name: '学完一节课', limitPerDay: null },
  exam: { name: '完成一场考试', limitPerDay: null },
} as const;
