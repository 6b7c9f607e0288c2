import { inBoth } from '@lectern/ui/locale';

/** Texts of a student's points. */
export const scoreTexts = inBoth({
  remaining: (name: string) => [`可用${name || '积分'}`, `${name || 'Points'} available`],
  gained: ['累计获得', 'Gained'],
  spent: ['已使用', 'Spent'],
  checkIn: ['今日签到', 'Check in today'],
  checkedIn: (count: number) => [`签到成功，+${count}`, `Checked in, +${count}`],
  checkedInBefore: ['今天已经签到过了，明天再来', 'You have already checked in today. See you tomorrow'],
  checkInFailed: ['没有签到成功，请再试一次', 'Check-in failed. Please try again'],
  toShop: ['去兑换', 'Redeem'],
  sumsFailed: ['总数没有加载出来', 'The totals could not be loaded'],
  directions: { in: ['获得', 'Gained'], out: ['使用', 'Spent'] },
  empty: ['还没有记录', 'No records yet'],
  emptyHelp: ['到题库练习，交卷就有。', 'Practise in the question bank and hand in to earn some.'],
  toPractice: ['去练习', 'Practise'],
  rules: ['怎样获得', 'How to earn'],
  timesADay: (times: number) => [
    `每天最多 ${times} 次`,
    times === 1 ? 'once a day' : `up to ${times} times a day`,
  ],
});
