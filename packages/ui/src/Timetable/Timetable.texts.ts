import { inBoth } from '../locale/index.ts';

export const texts = inBoth({
  today: ['今天', 'Today'],
  states: { upcoming: ['未开始', 'Upcoming'], now: ['正在上课', 'Now'], finished: ['已结束', 'Ended'] },
  none: ['没有课', 'No lessons'],
});
