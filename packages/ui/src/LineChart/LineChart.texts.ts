import type { Texts } from '../locale/index.ts';

export const texts: Texts<{ asTable: string; none: string; noValue: string }> = {
  zh: { asTable: '以表格查看', none: '还没有数据', noValue: '无' },
  en: { asTable: 'As a table', none: 'Nothing to show yet', noValue: 'none' },
};
