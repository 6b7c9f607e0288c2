import type { Texts } from '@lectern/ui/locale';

const zh = {
  remaining: (name: string) => `可用${name || '积分'}`,
  gained: '累计获得',
  spent: '已使用',
  checkIn: '今日签到',
  checkedIn: (count: number) => `签到成功，+${count}`,
  checkedInBefore: '今天已经签到过了，明天再来',
  checkInFailed: '没有签到成功，请再试一次',
  toShop: '去兑换',
  sumsFailed: '总数没有加载出来',
  directions: { in: '获得', out: '使用' },
  empty: '还没有记录',
  emptyHelp: '到题库练习，交卷就有。',
  toPractice: '去练习',
  rules: '怎样获得',
  timesADay: (times: number) => `每天最多 ${times} 次`,
};

/** Words of a student's points. */
export const scoreTexts: Texts<typeof zh> = {
  zh,
  en: {
    remaining: (name) => `${name || 'Points'} to spend`,
    gained: 'Gained',
    spent: 'Spent',
    checkIn: 'Check in today',
    checkedIn: (count) => `Checked in, +${count}`,
    checkedInBefore: 'You have checked in today. See you tomorrow',
    checkInFailed: 'The check-in did not arrive. Please try again',
    toShop: 'Spend them',
    sumsFailed: 'The sums could not be loaded',
    directions: { in: 'Gained', out: 'Spent' },
    empty: 'Nothing yet',
    emptyHelp: 'Practise in the question bank: handing in earns some.',
    toPractice: 'Practise',
    rules: 'How to earn',
    timesADay: (times) => (times === 1 ? 'once a day' : `up to ${times} times a day`),
  },
};
