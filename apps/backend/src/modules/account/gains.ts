/** What students get points for besides practice: how many, and how they read of it. */
export const gains = {
  login: { points: 2, name: '每日签到', limitPerDay: 1 },
  lesson: { points: 5, name: '学完一节课', limitPerDay: null },
  exam: { points: 20, name: '完成一场考试', limitPerDay: null },
} as const;
