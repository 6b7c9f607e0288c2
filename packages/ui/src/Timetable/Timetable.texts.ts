import type { Texts } from '../locale/index.ts';

const zh = {
  today: '今天',
  states: { upcoming: '未开始', now: '正在上课', finished: '已结束' },
  none: '没有课',
};

export const texts: Texts<typeof zh> = {
  zh,
  en: { today: 'Today', states: { upcoming: 'Upcoming', now: 'Now', finished: 'Ended' }, none: 'No lessons' },
};
