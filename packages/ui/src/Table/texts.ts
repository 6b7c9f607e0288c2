import type { Texts } from '../locale/index.ts';

interface TableTexts {
  selectAll: string;
  select: (name: string) => string;
  scrolls: (label: string) => string;
  empty: string;
  loading: string;
}

export const texts: Texts<TableTexts> = {
  zh: {
    selectAll: '全选',
    select: (name) => `选择：${name}`,
    scrolls: (label) => `${label}，可左右滑动`,
    empty: '这里还没有内容',
    loading: '正在加载',
  },
  en: {
    selectAll: 'Select all',
    select: (name) => `Select ${name}`,
    scrolls: (label) => `${label}, scrolls sideways`,
    empty: 'Nothing here yet',
    loading: 'Loading',
  },
};
