import type { Texts } from '../locale/index.ts';

interface TimetableTexts {
  today: string;
  states: Record<'upcoming' | 'now' | 'finished', string>;
  none: string;
}

export const texts: Texts<TimetableTexts> = {
  zh: { today: '今天', states: { upcoming: '未开始', now: '正在上课', finished: '已结束' }, none: '没有课' },
  en: { today: 'Today', states: { upcoming: 'To come', now: 'Now', finished: 'Over' }, none: 'No lessons' },
};
